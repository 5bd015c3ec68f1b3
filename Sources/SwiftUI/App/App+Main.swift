import EarshotCommands

extension App {
  /// Runs the app as a program in the terminal, without a screen.
  ///
  ///     MyApp describe             what is heard of each screen that can be reached
  ///     MyApp walk --script FILE   a walk by a script; without one, through everything
  ///     MyApp audit                what cannot be heard, found or used
  ///     MyApp preview NAME         what is heard of one preview
  ///
  /// `speak`, `convert` and `explore` work as those of `earshot` do, and so do their options. What
  /// the app prints goes to standard error.
  @MainActor public static func main() async {
    let live = LiveApp(
      name: "\(Self.self)", stage: { LiveStage({ Self() }, profile: $0) },
      previews: { Previews.names },
      preview: { name, profile in
        Previews.view(named: name, inModuleOf: Self.self)
          .map { LiveStage($0, name: name, profile: profile) }
      })
    exit(await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), app: live))
  }
}
