import EarshotSemantics

extension WordTable {
  /// German.
  static let german = WordTable(
    language: "de",
    roles: [
      (.button, ["taste", "tasten", "schaltfläche", "schaltflächen", "button", "knopf", "knopfs"]),
      (.link, ["link", "hyperlink", "verknüpfung"]),
      (.image, ["bild", "bilds", "bildes", "grafik", "symbol", "icon"]),
      (.tabBar, ["tab", "reiter", "registerkarte"]),
      (.header, ["überschrift", "überschriften"]),
      (.switchButton, ["schalter", "schalters", "umschalter", "umschalttaste"]),
      (.textEntry, ["textfeld", "textfelds", "textfeldes", "eingabefeld", "feld"]),
      (.searchField, ["suchfeld", "suchfelds"]),
    ],
    states: [
      (.selected, ["ausgewählt", "ausgewählte", "ausgewählter", "ausgewähltes"]),
      (.dimmed, ["deaktiviert", "grau dargestellt", "ausgegraut", "inaktiv"]),
      (.expanded, ["erweitert", "ausgeklappt", "aufgeklappt"]),
      (.collapsed, ["reduziert", "eingeklappt", "zugeklappt"]),
    ],
    vague: [
      "hier", "hier klicken", "hier tippen", "klicken sie hier", "klicke hier", "mehr",
      "mehr erfahren", "mehr lesen", "weiterlesen", "mehr anzeigen", "link", "dieser link",
      "diese seite",
    ])
}
