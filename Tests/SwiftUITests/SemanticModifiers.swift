/// The modifiers that are heard, or that decide what is.
let semanticModifiers: Set<String> = Set(
  """
  accessibility accessibilityAction accessibilityActions accessibilityActivationPoint \
  accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren \
  accessibilityCustomContent accessibilityDefaultFocus accessibilityDirectTouch \
  accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden \
  accessibilityHint accessibilityIdentifier accessibilityInputLabels accessibilityLabel \
  accessibilityLabeledPair accessibilityLinkedGroup accessibilityRemoveTraits \
  accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor \
  accessibilityRotorEntry accessibilityScrollAction accessibilityScrollStatus \
  accessibilitySortPriority accessibilityTextContentType accessibilityValue \
  accessibilityZoomAction alert background backgroundPreferenceValue badge buttonStyle \
  confirmationDialog contextMenu defaultFocus disabled environment environmentObject \
  focusable focused fullScreenCover handlesExternalEvents help hidden id labelStyle mask \
  matchedTransitionSource modifier navigationBarBackButtonHidden navigationBarHidden \
  navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination \
  navigationSubtitle navigationTitle navigationTransition navigationViewStyle onAppear \
  onChange onContinueUserActivity onDisappear onOpenURL onPreferenceChange onReceive \
  onSubmit onTapGesture opacity overlay overlayPreferenceValue pickerStyle popover \
  preference presentationDetents presentationDragIndicator refreshable safeAreaInset \
  searchable sheet speechAdjustedPitch speechAlwaysIncludesPunctuation \
  speechAnnouncementsQueued speechSpellsOutCharacters submitScope swipeActions tabItem tag \
  task toggleStyle toolbar toolbarTitleDisplayMode toolbarVisibility transformEnvironment \
  transformPreference userActivity
  """.split(separator: " ").map(String.init))
