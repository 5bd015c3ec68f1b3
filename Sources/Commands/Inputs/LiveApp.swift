public import EarshotReader

/// An app whose own code is in this program, so that it can be run and not only read.
///
/// A module that runs apps hands one to ``CommandLineTool/run(_:app:)``.
@MainActor public struct LiveApp {
  /// What the program is called.
  public let name: String
  /// Makes a stage of the app at its start for a listener.
  public let makeStage: (Profile) -> any Stage
  /// The names of the app's previews.
  public let previews: () -> [String]
  /// Makes a stage of a preview, nil if there is none of the name.
  public let makePreview: (String, Profile) -> (any Stage)?

  /// Creates a description of an app that runs.
  public init(
    name: String, stage makeStage: @escaping (Profile) -> any Stage,
    previews: @escaping () -> [String] = { [] },
    preview makePreview: @escaping (String, Profile) -> (any Stage)? = { _, _ in nil }
  ) {
    self.name = name
    self.makeStage = makeStage
    self.previews = previews
    self.makePreview = makePreview
  }
}
