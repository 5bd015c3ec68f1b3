/// The modifiers that are heard, or that decide what is: each has a row that shows it.
let semanticModifiers: Set<String> = Set(
  """
  accessibility accessibilityAction accessibilityActions accessibilityAddTraits \
  accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent \
  accessibilityDefaultFocus accessibilityDirectTouch accessibilityElement accessibilityFocused \
  accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier \
  accessibilityInputLabels accessibilityLabel accessibilityLabeledPair \
  accessibilityLinkedGroup accessibilityRemoveTraits accessibilityRepresentation \
  accessibilityRotor accessibilityRotorEntry \
  accessibilityScrollAction accessibilityScrollStatus accessibilitySortPriority \
  accessibilityValue actionSheet alert background backgroundPreferenceValue badge buttonStyle \
  colorScheme confirmationDialog contextMenu datePickerStyle defaultFocus deleteDisabled \
  disabled dynamicTypeSize environment environmentObject fileExporter fileImporter fileMover \
  focused fullScreenCover help hidden id labelStyle modifier moveDisabled \
  navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle \
  navigationBarTitleDisplayMode navigationDestination navigationTitle navigationTransition \
  onAppear onChange onContinueUserActivity onDisappear onOpenURL onPreferenceChange onReceive \
  onSubmit onTapGesture opacity overlay overlayPreferenceValue phaseAnimator photosPicker \
  pickerStyle popover preference presentationDetents presentationDragIndicator quickLookPreview \
  redacted refreshable safeAreaInset searchCompletion searchFocused searchScopes \
  searchSuggestions searchable sheet speechAdjustedPitch speechAlwaysIncludesPunctuation \
  speechAnnouncementsQueued speechSpellsOutCharacters submitScope swipeActions tabItem tag task toggleStyle toolbar \
  toolbarTitleDisplayMode toolbarVisibility transformEnvironment transformPreference unredacted
  """.split(separator: " ").map(String.init))
