import EarshotReader

/// What the system tells every view.
extension EnvironmentValues {
  /// Light or dark.
  @Entry public var colorScheme: ColorScheme = .light
  /// How strong contrasts are.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard
  /// The language and region of the app.
  @Entry public var locale: Locale = Locale(identifier: "en_US")
  /// The calendar of the app.
  @Entry public var calendar: Calendar = Calendar(identifier: .gregorian)
  /// The time zone of the app.
  @Entry public var timeZone: TimeZone = .gmt
  /// Which way lines run.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
  /// Whether controls can be used.
  @Entry public var isEnabled: Bool = true
  /// Whether the app is in front.
  @Entry public var scenePhase: ScenePhase = .active
  /// How wide the screen is.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// How high the screen is.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// How large text is.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  /// How large text is, by its old name.
  @Entry public var sizeCategory: ContentSizeCategory = .large
  /// Whether motion is reduced.
  @Entry public var accessibilityReduceMotion: Bool = false
  /// Whether transparency is reduced.
  @Entry public var accessibilityReduceTransparency: Bool = false
  /// Whether things are told apart without colour.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false
  /// Whether colours are inverted.
  @Entry public var accessibilityInvertColors: Bool = false
  /// Whether the reader is on.
  @Entry public var accessibilityVoiceOverEnabled: Bool = true
  /// Whether switches are used.
  @Entry public var accessibilitySwitchControlEnabled: Bool = false
  /// Whether an assistive technology is on.
  @Entry public var accessibilityEnabled: Bool = true
  /// Whether long presses show what small icons say.
  @Entry public var accessibilityLargeContentViewerEnabled: Bool = false
  /// Whether pictures move by themselves.
  @Entry public var accessibilityPlayAnimatedImages: Bool = true
  /// Whether lights may flash.
  @Entry public var accessibilityDimFlashingLights: Bool = false
  /// Whether letters are bold.
  @Entry public var legibilityWeight: LegibilityWeight? = nil
  /// How many pixels a point has.
  @Entry public var displayScale: CGFloat = 3
  /// How many points a pixel has.
  @Entry public var pixelLength: CGFloat = 1 / 3
  /// The font of text.
  @Entry public var font: Font? = nil
  /// The most lines of text.
  @Entry public var lineLimit: Int? = nil
  /// The space between lines.
  @Entry public var lineSpacing: CGFloat = 0
  /// Where short lines stand.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// Where long lines are cut.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// How small text may become.
  @Entry public var minimumScaleFactor: CGFloat = 1
  /// Whether letters may stand closer.
  @Entry public var allowsTightening: Bool = false
  /// How letters are changed.
  @Entry public var textCase: Text.Case? = nil
  /// Why content is hidden.
  @Entry public var redactionReasons: RedactionReasons = []
  /// The size of controls.
  @Entry public var controlSize: ControlSize = .regular
  /// The size of images in text.
  @Entry public var imageScale: Image.Scale = .medium
  /// The forms of symbols.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// Whether a list is edited; nil where nothing can be.
  @Entry public var editMode: Binding<EditMode>? = nil
  /// Leaves what the view stands on: a pushed screen or what is presented.
  @Entry public var dismiss: DismissAction = DismissAction()
  /// Ends a search.
  @Entry public var dismissSearch: DismissSearchAction = DismissSearchAction()
  /// Whether a search goes on.
  @Entry public var isSearching: Bool = false
  /// Whether the view stands on something presented or pushed.
  @Entry public var isPresented: Bool = false
  /// Whether a field has the keyboard.
  @Entry public var isFocused: Bool = false
  /// Opens a URL.
  @Entry public var openURL: OpenURLAction = OpenURLAction()
  /// Opens a window.
  @Entry public var openWindow: OpenWindowAction = OpenWindowAction()
  /// Closes a window.
  @Entry public var dismissWindow: DismissWindowAction = DismissWindowAction()
  /// Loads content anew; nil where nothing can be.
  @Entry public var refresh: RefreshAction? = nil
  /// Asks for a review.
  @Entry public var requestReview: RequestReviewAction = RequestReviewAction()
  /// How a view is presented, by its old name.
  @Entry public var presentationMode: Binding<PresentationMode> = .constant(PresentationMode())
  /// How strong headers look.
  @Entry public var headerProminence: Prominence = .standard
  /// Whether scrolling is possible.
  @Entry public var isScrollEnabled: Bool = true
  /// Whether luminance is reduced.
  @Entry public var isLuminanceReduced: Bool = false
  /// Whether widgets show their background.
  @Entry public var showsWidgetContainerBackground: Bool = true
  /// The least height of a list's row.
  @Entry public var defaultMinListRowHeight: CGFloat = 0
  /// The style of the background.
  @Entry public var backgroundStyle: AnyShapeStyle? = nil
  /// What the keyboard's return key is called.
  @Entry public var keyboardShortcut: KeyboardShortcut? = nil
  /// Whether autocorrection is off.
  @Entry public var autocorrectionDisabled: Bool = false
}
