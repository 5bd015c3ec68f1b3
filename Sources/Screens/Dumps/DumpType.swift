import EarshotSemantics

/// What a node of a dump is, by the name XCUITest gives its type.
enum DumpType: String, CaseIterable, Sendable {
  case any = "Any"
  case other = "Other"
  case application = "Application"
  case group = "Group"
  case window = "Window"
  case sheet = "Sheet"
  case drawer = "Drawer"
  case alert = "Alert"
  case dialog = "Dialog"
  case button = "Button"
  case radioButton = "RadioButton"
  case radioGroup = "RadioGroup"
  case checkBox = "CheckBox"
  case disclosureTriangle = "DisclosureTriangle"
  case popUpButton = "PopUpButton"
  case comboBox = "ComboBox"
  case menuButton = "MenuButton"
  case toolbarButton = "ToolbarButton"
  case popover = "Popover"
  case keyboard = "Keyboard"
  case key = "Key"
  case navigationBar = "NavigationBar"
  case tabBar = "TabBar"
  case tabGroup = "TabGroup"
  case toolbar = "Toolbar"
  case statusBar = "StatusBar"
  case table = "Table"
  case tableRow = "TableRow"
  case tableColumn = "TableColumn"
  case outline = "Outline"
  case outlineRow = "OutlineRow"
  case browser = "Browser"
  case collectionView = "CollectionView"
  case slider = "Slider"
  case pageIndicator = "PageIndicator"
  case progressIndicator = "ProgressIndicator"
  case activityIndicator = "ActivityIndicator"
  case segmentedControl = "SegmentedControl"
  case picker = "Picker"
  case pickerWheel = "PickerWheel"
  case switchControl = "Switch"
  case toggle = "Toggle"
  case link = "Link"
  case image = "Image"
  case icon = "Icon"
  case searchField = "SearchField"
  case scrollView = "ScrollView"
  case scrollBar = "ScrollBar"
  case staticText = "StaticText"
  case textField = "TextField"
  case secureTextField = "SecureTextField"
  case datePicker = "DatePicker"
  case textView = "TextView"
  case menu = "Menu"
  case menuItem = "MenuItem"
  case menuBar = "MenuBar"
  case menuBarItem = "MenuBarItem"
  case map = "Map"
  case webView = "WebView"
  case incrementArrow = "IncrementArrow"
  case decrementArrow = "DecrementArrow"
  case timeline = "Timeline"
  case ratingIndicator = "RatingIndicator"
  case valueIndicator = "ValueIndicator"
  case splitGroup = "SplitGroup"
  case splitter = "Splitter"
  case relevanceIndicator = "RelevanceIndicator"
  case colorWell = "ColorWell"
  case helpTag = "HelpTag"
  case matte = "Matte"
  case dockItem = "DockItem"
  case ruler = "Ruler"
  case rulerMarker = "RulerMarker"
  case grid = "Grid"
  case levelIndicator = "LevelIndicator"
  case cell = "Cell"
  case layoutArea = "LayoutArea"
  case layoutItem = "LayoutItem"
  case handle = "Handle"
  case stepper = "Stepper"
  case tab = "Tab"
  case touchBar = "TouchBar"
  case statusItem = "StatusItem"

  /// What all these names begin with in a dump.
  static let prefix = "XCUIElementType"

  /// The type of a full name; one that a later XCUITest added is a wrapper.
  init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    self = Self(rawValue: String(name.dropFirst(Self.prefix.count))) ?? .other
  }
}

extension DumpType {
  /// How a type takes part in reading where the file does not say `accessible`.
  enum Standing: Hashable, Sendable {
    /// A stop, even without a name.
    case control
    /// A field: a stop, and the buttons inside of it are stops of their own.
    case field
    /// A stop if it has words.
    case words
    /// One stop for all that is in it.
    case cell
    /// A container that is heard.
    case container(Container)
    /// Nothing of its own; a stop only with a name and no stop below.
    case wrapper
    /// Not a part of the app's screen, with all that is in it.
    case foreign
  }

  /// How the type takes part in reading.
  var standing: Standing {
    switch self {
    case .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox,
      .menuButton, .toolbarButton, .slider, .pageIndicator, .pickerWheel, .switchControl, .toggle,
      .link, .icon, .menuItem, .menuBarItem, .incrementArrow, .decrementArrow, .colorWell:
      .control
    case .textField, .secureTextField, .searchField, .textView: .field
    case .staticText, .image, .progressIndicator, .activityIndicator, .ratingIndicator,
      .valueIndicator, .relevanceIndicator, .levelIndicator, .helpTag, .statusItem, .tab:
      .words
    case .cell, .tableRow, .outlineRow: .cell
    case .tabBar: .container(.tabBar)
    case .segmentedControl: .container(.segmented)
    case .keyboard, .key, .statusBar, .scrollBar, .touchBar: .foreign
    default: .wrapper
    }
  }

  /// The traits every element of the type has, whatever the file says of its traits.
  var traits: Traits {
    switch self {
    case .button, .disclosureTriangle, .menuButton, .toolbarButton, .icon, .menuItem,
      .menuBarItem, .incrementArrow, .decrementArrow, .colorWell, .tab:
      .button
    case .radioButton: [.button, .radioButton]
    case .checkBox, .switchControl, .toggle: [.button, .switchButton]
    case .popUpButton, .comboBox: [.button, .popUpButton]
    case .slider, .pageIndicator: .adjustable
    case .pickerWheel: [.pickerItem, .adjustable]
    case .link: .link
    case .image: .image
    case .searchField: .searchField
    case .staticText, .helpTag: .staticText
    case .textField: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .textView: [.textEntry, .textArea]
    case .progressIndicator, .activityIndicator: .updatesFrequently
    default: []
    }
  }

  /// Whether it covers the rest of the screen while it is there (rules R17 and F5).
  var isModal: Bool { self == .alert || self == .sheet || self == .dialog || self == .popover }

  /// Whether it is a frame of the app's whole screen and never heard itself.
  var isRoot: Bool { self == .application || self == .window }

  /// Whether it scrolls, so that it may hold scroll bars.
  var scrolls: Bool {
    switch self {
    case .table, .collectionView, .scrollView, .webView, .textView, .outline: true
    default: false
    }
  }

  /// Whether its name is the system's word for a kind of bar, which is not spoken.
  var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// Whether a label of it that says more than what is in it is a group's name; a control that is
  /// no element of its own has lost its label to them.
  var namesGroups: Bool {
    guard standing == .wrapper || standing == .cell else { return false }
    return !isBar && !isModal && !isRoot && self != .stepper
  }
}
