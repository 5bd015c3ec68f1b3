public import EarshotReader
public import EarshotSemantics

extension ExploredWalk {
  /// The app as data, as far as the walk saw it: its screens, and what everything that was used
  /// did.
  ///
  /// Empty if the walk kept no screens. What an element does can only be written down once, as it
  /// was on the shortest way to it; what the system's controls do by themselves is left to them.
  public func app(_ app: StageApp) -> AppDescription {
    AppRecorder(self, on: app.device).description(of: app)
  }
}
