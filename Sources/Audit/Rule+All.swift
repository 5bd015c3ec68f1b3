extension Rule {
  /// Every rule, in the order of the documentation.
  public static let all: [Rule] = [
    // Titles and navigation
    .missingTitle, .titleReadTwice, .missingDestination, .duplicateDestination,
    .destinationMisplaced, .nestedStack, .deprecatedNavigation, .deepStackOnWatch,
    // Motion
    .motionWithoutChoice,
    // Names
    .missingLabel, .imageNameReadAloud, .symbolAsName, .labelOnAStack, .placeholderAsLabel,
    .roleInLabel, .labelNotInName, .ambiguousLabels, .vagueLink, .languageUnmarked, .misreadText,
    // Roles, values, states
    .missingRole, .conflictingTraits, .missingValue, .stateByLooks,
    // Structure and order
    .missingHeader, .headingLevelWithoutHeader, .noHeadings, .hiddenControl, .coveredButRead,
    .lostInGrouping, .unreachable, .noWayOut, .readingOrder, .smallTarget, .duplicateStop,
    // Announcements and listening
    .silentChange, .focusLost,
  ]

  /// The names of all rules, and of the notes about suppressions.
  public static let ids: [String] =
    all.map(\.id) + [Suppressions.unused, Suppressions.withoutReason]

  /// The rule of a name.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
