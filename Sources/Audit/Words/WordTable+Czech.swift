import EarshotSemantics

extension WordTable {
  /// Czech.
  static let czech = WordTable(
    language: "cs",
    roles: [
      (.button, ["tlačítko", "tlačítka", "tlačítku", "tlačítkem"]),
      (.link, ["odkaz", "odkazu", "odkazem"]),
      (.image, ["obrázek", "obrázku", "obrázkem", "ikona", "ikony", "ikonu", "ikonou"]),
      (.tabBar, ["záložka", "záložky", "záložku"]),
      (.header, ["nadpis", "nadpisu", "nadpisem"]),
      (.switchButton, ["přepínač", "přepínače", "přepínačem"]),
      (.textEntry, ["textové pole", "textového pole", "pole"]),
      (.searchField, ["pole hledání", "vyhledávací pole"]),
    ],
    states: [
      (.selected, ["vybráno", "vybrán", "vybrána", "vybraný", "vybraná", "vybrané"]),
      (.dimmed, ["neaktivní", "nedostupné", "nedostupný", "nedostupná", "zakázáno"]),
      (.expanded, ["rozbaleno", "rozbalený", "rozbalená", "rozbalené"]),
      (.collapsed, ["sbaleno", "sbalený", "sbalená", "sbalené"]),
    ],
    vague: [
      "zde", "tady", "sem", "klikněte zde", "klepněte zde", "klikni zde", "více", "číst více",
      "čtěte více", "přečíst více", "zjistit více", "zobrazit více", "odkaz", "tento odkaz",
      "tato stránka",
    ])
}
