/// The names of the framework that mean something to a listener, and those that do not.
enum Vocabulary {
  /// Whether a view takes it, heard or not.
  static func isModifier(_ name: String) -> Bool {
    modifiers.contains(name) || silent.contains(name)
  }

  /// Views that the renderer knows.
  static let views: Set<String> = [
    "Text", "Button", "VStack", "HStack", "ZStack", "Image", "Spacer", "ForEach", "Section",
    "Label", "Group", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "Toggle", "ScrollView",
    "NavigationLink", "ProgressView", "Picker", "List", "Divider", "Form", "EmptyView",
    "TextField", "SecureField", "TextEditor", "Menu", "NavigationStack", "NavigationView",
    "LabeledContent", "GeometryReader", "AnyView", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Grid", "GridRow", "ScrollViewReader", "TabView", "Tab", "TabSection", "Link",
    "Slider", "Stepper", "DatePicker", "ColorPicker", "ShareLink", "NavigationSplitView",
    "DisclosureGroup", "OutlineGroup", "GroupBox", "ControlGroup", "Gauge", "EditButton",
    "RenameButton", "PasteButton", "AsyncImage", "WindowGroup", "Window", "Settings",
    "DocumentGroup", "MenuBarExtra", "CommandGroup", "CommandMenu", "ViewThatFits",
    "TimelineView", "ContentUnavailableView", "Table", "TableColumn", "TableRow", "LazyView",
    "GlassEffectContainer", "KeyframeAnimator", "PhaseAnimator", "SubscriptionView",
    "EquatableView", "HSplitView", "VSplitView", "Chart", "PhotosPicker", "SignInWithAppleButton",
    "MultiDatePicker", "Text+", "NavigationLazyView", "Canvas", "Map", "VideoPlayer",
    "SubscriptionStoreView", "StoreView", "ProductView", "ContentView+", "ModifiedContent",
    "SafariView+", "ImageRenderer+", "TipView", "AlertScene",
  ]

  /// Views that draw something and say nothing.
  static let drawings: Set<String> = [
    "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path",
    "UnevenRoundedRectangle", "ContainerRelativeShape", "LinearGradient", "RadialGradient",
    "AngularGradient", "EllipticalGradient", "MeshGradient", "AnyShape", "Material", "Canvas",
    "ConcentricRectangle", "AnyShapeStyle", "ButtonBorderShape", "Gradient", "UIColor",
  ]

  /// Modifiers that change what is heard, where it is, or what happens.
  static let modifiers: Set<String> = [
    "accessibility", "accessibilityLabel", "accessibilityValue", "accessibilityHint",
    "accessibilityHidden", "accessibilityIdentifier", "accessibilityElement",
    "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityAction",
    "accessibilityActions", "accessibilityAdjustableAction", "accessibilitySortPriority",
    "accessibilityHeading", "accessibilityRepresentation", "accessibilityChildren",
    "accessibilityInputLabels", "accessibilityCustomContent", "accessibilityRotor",
    "accessibilityFocused", "accessibilityRespondsToUserInteraction", "navigationTitle",
    "navigationBarTitle",
    "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode", "navigationBarHidden",
    "navigationBarBackButtonHidden", "navigationBarItems", "toolbar", "toolbarVisibility",
    "navigationDestination", "searchable", "navigationTransition", "tabItem", "tag", "badge",
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "contextMenu", "swipeActions", "presentationDragIndicator", "overlay", "background",
    "safeAreaInset", "safeAreaBar", "modifier", "hidden", "opacity", "disabled", "help",
    "labelsHidden", "labelsVisibility", "labelStyle", "buttonStyle", "toggleStyle", "pickerStyle",
    "datePickerStyle", "progressViewStyle", "menuStyle", "groupBoxStyle", "environment",
    "environmentObject", "onTapGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    "onLongPressGesture", "onAppear", "task", "onOpenURL", "onContinueUserActivity", "font",
    "onDelete", "redacted", "tabViewStyle", "labeledContentStyle", "toolbarRole", "mask",
    "tabViewBottomAccessory", "tabViewSidebarBottomBar", "inspector", "id", "refreshable",
    "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters",
    "disclosureGroupStyle", "toolbarTitleMenu", "navigationBarColor", "matchedTransitionSource",
    "allowsHitTesting", "isDetailLink", "searchScopes", "searchSuggestions", "onIncrement",
  ]

  /// Modifiers by which a control may show its state.
  static let looks: Set<String> = [
    "tint", "foregroundColor", "foregroundStyle", "background", "opacity", "overlay", "border",
    "fontWeight", "bold", "underline", "strikethrough", "shadow", "fill", "stroke", "strokeBorder",
    "symbolVariant", "listRowBackground",
  ]

  /// Modifiers without any effect on what is heard; their arguments are not looked at.
  static let silent: Set<String> = [
    "padding", "frame", "foregroundStyle", "foregroundColor", "animation", "fontWeight",
    "onChange", "resizable", "lineLimit", "multilineTextAlignment", "aspectRatio", "cornerRadius",
    "scaledToFit", "scaledToFill", "listRowBackground", "fixedSize", "ignoresSafeArea", "bold",
    "italic", "focused", "offset", "clipShape", "contentShape", "tint", "onReceive", "fill",
    "stroke", "transition", "listRowInsets", "listStyle", "symbolVariant", "shadow",
    "imageScale", "scaleEffect", "presentationDetents", "onDisappear", "controlSize",
    "autocorrectionDisabled", "glassEffect", "monospacedDigit", "textInputAutocapitalization",
    "keyboardType", "symbolRenderingMode", "accentColor", "onSubmit", "listRowSeparator",
    "renderingMode", "clipped", "contentMargins", "minimumScaleFactor",
    "interactiveDismissDisabled", "matchedGeometryEffect", "keyboardShortcut",
    "edgesIgnoringSafeArea", "strokeBorder", "scrollIndicators", "presentationBackground",
    "preferredColorScheme", "baselineOffset", "dynamicTypeSize", "submitLabel",
    "layoutPriority", "alignmentGuide", "onPreferenceChange", "zIndex", "border",
    "scrollContentBackground", "rotationEffect", "scrollDismissesKeyboard", "inset",
    "buttonBorderShape", "position", "navigationViewStyle", "backgroundStyle", "blur",
    "saturation", "grayscale", "brightness", "contrast", "colorMultiply", "blendMode",
    "drawingGroup",
    "compositingGroup", "rotation3DEffect", "transformEffect", "textContentType", "textCase",
    "kerning", "tracking", "underline", "strikethrough", "monospaced", "fontDesign", "fontWidth",
    "textSelection", "lineSpacing", "truncationMode", "allowsTightening", "equatable",
    "interpolation", "antialiased", "sensoryFeedback", "containerRelativeFrame",
    "scrollTargetLayout",
    "scrollTargetBehavior", "scrollPosition", "scrollClipDisabled", "scrollDisabled",
    "listSectionSpacing", "listSectionSeparator", "listRowSpacing", "headerProminence",
    "disableAutocorrection", "autocapitalization", "defaultAppStorage", "onHover", "hoverEffect",
    "focusable", "statusBarHidden", "statusBar", "persistentSystemOverlays", "colorScheme",
    "symbolEffect", "contentTransition", "geometryGroup", "visualEffect", "onGeometryChange",
    "accessibilityRespondsToUserInteraction", "accessibilityIgnoresInvertColors",
    "accessibilityShowsLargeContentViewer", "accessibilityActivationPoint",
    "accessibilityLinkedGroup", "accessibilityLabeledPair", "accessibilityTextContentType",
    "speechAnnouncementsQueued", "containerBackground", "widgetURL", "handlesExternalEvents",
    "commands", "defaultSize", "windowResizability", "windowStyle", "modelContainer",
    "modelContext", "toolbarBackground", "toolbarColorScheme", "toolbarBackgroundVisibility",
    "presentationCornerRadius", "presentationContentInteraction", "presentationCompactAdaptation",
    "presentationBackgroundInteraction", "presentationSizing", "navigationSplitViewStyle",
    "navigationSplitViewColumnWidth", "formStyle", "textFieldStyle", "textEditorStyle",
    "gaugeStyle", "indexViewStyle", "gridCellColumns", "gridCellAnchor", "gridColumnAlignment",
    "onDrag", "onDrop", "draggable", "dropDestination", "itemProvider", "onCopyCommand",
    "fileImporter", "fileExporter", "photosPicker", "quickLookPreview", "userActivity",
    "transaction", "coordinateSpace", "preference", "transformPreference", "anchorPreference",
    "overlayPreferenceValue", "backgroundPreferenceValue", "privacySensitive", "unredacted",
    "moveDisabled", "deleteDisabled", "onMove", "onInsert", "selectionDisabled", "menuOrder",
    "menuIndicator", "menuActionDismissBehavior", "defaultFocus", "prefersDefaultFocus",
    "focusScope", "focusSection", "digitalCrownRotation", "ignoresSafeAreaInsets",
    "flipsForRightToLeftLayoutDirection",
    "sensoryFeedbackEnabled", "chartXAxis", "chartYAxis", "chartLegend", "chartXScale",
    "chartYScale",
    "chartForegroundStyleScale", "typesettingLanguage", "allowsHitTestingEnabled", "bounce",
    "tabBarMinimizeBehavior", "scrollEdgeEffectStyle", "glassEffectID", "glassEffectUnion",
    "scrollTransition", "onScrollGeometryChange", "onScrollPhaseChange", "defaultScrollAnchor",
    "scrollBounceBehavior", "scrollIndicatorsFlash", "labelReservedIconWidth", "listItemTint",
    "onGeometry", "flexible", "trim", "rotation", "size", "scale", "luminanceToAlpha",
    "hueRotation",
    "colorInvert", "onPlayPauseCommand", "onExitCommand", "onMoveCommand", "allowedDynamicRange",
    "alternatingRowBackgrounds", "writingToolsBehavior", "findNavigator", "searchCompletion",
    "searchFocused", "searchPresentationToolbarBehavior", "defaultHoverEffect",
    "previewDisplayName",
    "previewLayout", "previewDevice", "navigationBarTitleTextColor", "onPencilDoubleTap",
    "onKeyPress",
  ]
}
