import EarshotReader
import EarshotSemantics

/// An app that can be walked through, each time from its start.
@MainActor struct WalkedApp {
  /// Its input, as the user named it.
  var file: String
  /// For a listener: what makes stages of the app at its start.
  var stages: (Profile) -> () -> any Stage

  /// An app of data.
  init(_ app: AppDescription, file: String) {
    self.file = file
    stages = { profile in
      let origin = AppStage(app, profile: profile)
      return { AppStage(again: origin) }
    }
  }

  /// An app that runs.
  init(_ name: String, stage: @escaping (Profile) -> any Stage) {
    file = name
    stages = { profile in { stage(profile) } }
  }
}
