import EarshotSemantics

/// A screen while it is being put together.
final class ScreenDraft {
  let name: String
  let tree: ViewTree
  /// How it comes to be shown.
  let kind: Kind
  /// What views above put into the environment.
  let context: RenderContext
  /// State that is taken to have a certain value on this screen.
  var overrides: [StateKey: Value]
  var title: Wording?
  var titleDisplay = TitleDisplay.automatic
  var hidesBar = false
  var hidesBackButton = false
  /// Whether it is in a stack, by itself or by what shows it.
  var isInStack: Bool
  var hasStack = false
  var showsGrabber = false
  /// Whether it is the first of several columns.
  var isSidebar = false
  var label: Wording?
  var search: SearchField?
  var toolbar: [Element] = []
  var elements: [Element] = []
  var rotors: [Rotor] = []
  var responses: [Response] = []
  var tabs: [TabItem] = []
  var selectedTab: String?
  var columns: [[String]] = []
  var source: SourcePlace?
  /// The screen that led to it first.
  var cause: ScreenDraft?
  /// What was read for it.
  let reads = ReadFiles()
  /// Whether something in it could not be read.
  var isPartlyRead = false
  /// How often each type of view stands on it: state of one of several is not that of another.
  var shownTypes: [String: Int] = [:]
  /// Whether its tree was rendered.
  var isDone = false

  init(
    name: String, tree: ViewTree, kind: Kind, context: RenderContext,
    overrides: [StateKey: Value], isInStack: Bool
  ) {
    self.name = name
    self.tree = tree
    self.kind = kind
    self.context = context
    self.overrides = overrides
    self.isInStack = isInStack
  }

  enum Kind {
    case root
    case tab
    case column
    case pushed
    case presented(PresentationStyle)
    /// Nothing in the input shows it.
    case loose
  }

  var screen: Screen {
    var screen = Screen(name: name, title: shownTitle, elements: elements)
    screen.titleDisplay = titleDisplay
    screen.showsBar = showsBar
    screen.label = label
    screen.search = search
    screen.toolbar = toolbar
    screen.rotors = rotors
    screen.responses = responses
    screen.showsGrabber = showsGrabber
    screen.source = source
    if hidesBar, isInStack || hasStack { screen.evidence.facts.append(.hiddenBar) }
    switch kind {
    case .presented(let style): screen.evidence.facts.append(.presented(style))
    case .loose: if !hasStack { screen.evidence.facts.append(.standsAlone) }
    default: break
    }
    if isPartlyRead { screen.evidence.facts.append(.partlyRead) }
    return screen
  }

  /// A title that is set under a condition is the only one there is, or one of several.
  private var shownTitle: Wording? {
    guard case .oneOf(let choices)? = title else { return title }
    return Evaluator.either(choices)
  }

  private var showsBar: Bool {
    if hidesBar { return false }
    switch kind {
    case .presented(.alert), .presented(.menu): return true
    case .loose: return isInStack || hasStack || title != nil || !toolbar.isEmpty
    default: return isInStack || hasStack
    }
  }

  var isLoose: Bool { if case .loose = kind { true } else { false } }

  var isModal: Bool { if case .presented = kind { true } else { false } }
}

/// What surrounds a view while it is turned into elements.
struct RenderContext {
  var environment: [String: Value] = [:]
  var environmentObjects: [String: Value] = [:]
  var buttonStyle: Value?
  var labelStyle: Value?
  var pickerStyle: Value?
  var datePickerStyle: Value?
  /// The types of the views it is in, outermost first.
  var path: [String] = []
  /// The state that a list's rows select.
  var selection: StateKey?
  var isInMenu = false
  /// Whether it is part of something that is one stop, such as the label of a button.
  var isInLeaf = false
  /// Whether what is in it is made row by row.
  var isLazy = false
  /// Whether it is there under a condition.
  var isConditional = false
  var isInStack = false
  var depth = 0
}

extension RenderContext {
  /// Inside the label of a control.
  var leaf: RenderContext {
    var inner = self
    inner.isInLeaf = true
    return inner
  }
}

/// Something that shows a screen when state changes.
struct Presenter {
  var style: PresentationStyle?
  /// The content for an item; the item is nil for a flag.
  var content: Value
  /// What the type of the item is.
  var item = TypeFact.unknown
  var title: Value?
  /// The state that decides whether it is shown.
  var key: StateKey?
  var context: RenderContext
  var code: Code
  var from: String
}

/// A destination for the values of a type.
struct Destination {
  var typeName: String
  var content: Value
  var context: RenderContext
  var from: String
}
