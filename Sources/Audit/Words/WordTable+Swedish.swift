import EarshotSemantics

extension WordTable {
  /// Swedish.
  static let swedish = WordTable(
    language: "sv",
    roles: [
      (.button, ["knapp", "knappen", "knappar"]),
      (.link, ["länk", "länken"]),
      (.image, ["bild", "bilden", "ikon", "ikonen"]),
      (.tabBar, ["flik", "fliken"]),
      (.header, ["rubrik", "rubriken"]),
      (.switchButton, ["växlingsknapp", "omkopplare", "brytare", "strömbrytare", "reglage"]),
      (.textEntry, ["textfält", "textfältet", "fält", "fältet"]),
      (.searchField, ["sökfält", "sökfältet"]),
    ],
    states: [
      (.selected, ["markerad", "markerat", "vald", "valt", "valda"]),
      (.dimmed, ["nedtonad", "nedtonat", "inaktiverad", "inaktiverat", "avaktiverad"]),
      (.expanded, ["expanderad", "expanderat", "utfälld"]),
      (.collapsed, ["minimerad", "minimerat", "hopfälld", "infälld"]),
    ],
    vague: [
      "här", "klicka här", "tryck här", "mer", "läs mer", "läs vidare", "se mer", "visa mer",
      "länk", "den här länken", "denna länk", "denna sida",
    ])
}
