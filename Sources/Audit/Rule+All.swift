extension Rule {
  /// Every rule, in the order of the documentation.
  public static let all: [Rule] = [
    // Titles and navigation
    .missingTitle, .titleReadTwice, .missingDestination, .duplicateDestination,
    .destinationMisplaced, .nestedStack, .sidebarLink, .deprecatedNavigation, .mixedPushStyles,
    .deepLinkAppends, .deepLinkHost, .secondRouter, .pathRecreated, .sharedPath, .pathNotRestorable,
    .pushOnInactiveTab, .navigationBehindModal, .rootDependsOnSizeClass, .deepStackOnWatch,
    .fragileOnOS,
    // Motion
    .motionWithoutChoice,
    // Names
    .missingLabel, .imageNameReadAloud, .symbolAsName, .labelOnAStack, .placeholderAsLabel,
    .roleInLabel, .labelNotInName, .ambiguousLabels, .vagueLink, .untranslated, .languageUnmarked,
    .misreadText,
    // Roles, values, states
    .missingRole, .conflictingTraits, .missingValue, .stateByLooks,
    // Structure and order
    .missingHeader, .headingLevelWithoutHeader, .noHeadings, .hiddenControl, .coveredButRead,
    .lostInGrouping, .unreachable, .noWayOut, .readingOrder, .smallTarget, .duplicateStop,
    // Announcements and listening
    .lostAnnouncement, .silentChange, .repeatedAnnouncement, .focusLost, .listeningBudget,
  ]

  /// The names of all rules, and of the notes about suppressions.
  public static let ids: [String] =
    all.map(\.id) + [Suppressions.unused, Suppressions.withoutReason]

  /// The rule of a name.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
