import EarshotSemantics

/// What the views of SwiftUI itself tell the views inside of them.
extension EnvironmentValues {
  /// Whether rows are made only when somebody looks at them.
  @Entry var makesRowsLazily: Bool = false
  /// Whether a stack does not see the destinations that are declared here.
  @Entry var hidesDestinations: Bool = false
  /// The stack a link acts on.
  @Entry var stack: StackState? = nil
  /// Whether the views stand in a list, where pickers are rows.
  @Entry var isInList: Bool = false
  /// The window the views are in, counted from 0.
  @Entry var sceneIndex: Int = 0
  /// What the app's clock says.
  @Entry var now: Date = Date(timeIntervalSince1970: 0)
  /// The language of words that differs from the app's, as BCP 47.
  @Entry var spokenLanguage: String? = nil
  /// How the words of texts are spoken.
  @Entry var speechStyle = SpeechStyle()
  /// How labels are shown.
  @Entry var labelStyleName: Element.LabelStyle = .titleAndIcon
  /// How a list lets one select, nil if it does not.
  @Entry var listSelection: ListSelection? = nil
  /// What return does in a field.
  @Entry var submitActions: [@MainActor () -> Void] = []
  /// The environment's reader of the screen's size in points.
  @Entry var screenSize: CGSize = CGSize(width: 390, height: 844)
}
