extension Phrases {
  /// Czech: "Chcete‑li" has the non-breaking hyphen U+2011; numbers come last, and the prepositions
  /// z and v stay as they are.
  public static let czech = Phrases(
    language: "cs",
    numbers: NumberFormat(grouping: "\u{A0}"),
    roles: RolePhrases(
      button: .apple("Tlačítko"),
      backButton: .apple("Tlačítko zpět"),
      switchButton: .apple("Přepínač"),
      tab: .apple("Panel"),
      popUpButton: .apple("Rozbalovací tlačítko"),
      datePicker: .ours("Výběr data"),
      timePicker: .ours("Výběr času"),
      dateAndTimePicker: .ours("Výběr data a času"),
      radioButton: .apple("Přepínač"),
      textField: .apple("Textové pole"),
      secureTextField: .apple("Zabezpečené textové pole"),
      heading: .apple("Nadpis"),
      headingLevel: .apple("Úroveň nadpisu {1}"),
      link: .apple("Odkaz"),
      pickerItem: .apple("Položka výběru"),
      adjustable: .derived("Nastavitelné", as: "UIKit's name of the trait"),
      image: .apple("Obrázek"),
      searchField: .apple("Pole hledání"),
      draggable: .apple("Tažitelné"),
      rowHeader: .ours("Záhlaví řádku"),
      columnHeader: .ours("Záhlaví sloupce")
    ),
    states: StatePhrases(
      selected: .apple("Vybráno"),
      unselected: .apple("Nevybráno"),
      dimmed: .apple("Neaktivní"),
      on: .apple("Zapnuto"),
      off: .apple("Vypnuto"),
      mixed: .apple("Smíšené"),
      isEditing: .apple("Aktivní vstup"),
      expanded: .apple("Rozbaleno"),
      collapsed: .apple("Sbaleno")
    ),
    positions: PositionPhrases(
      indexOfCount: .apple("{1} z {2}"),
      row: .apple("Řádek {1}"),
      column: .apple("Sloupec {1}"),
      rowSpan: .bySize(
        one: .apple("Rozmezí řádků: {1}"), few: .apple("Rozmezí řádků: {1}"),
        many: .apple("Rozmezí řádků: {1}"), other: .apple("Rozmezí řádků: {1}")),
      columnSpan: .bySize(
        one: .apple("Rozmezí sloupců: {1}"), few: .apple("Rozmezí sloupců: {1}"),
        many: .apple("Rozmezí sloupců: {1}"), other: .apple("Rozmezí sloupců: {1}")),
      listStart: .apple("Začátek seznamu"),
      listEnd: .apple("Konec seznamu"),
      landmarkStart: .apple("Orientační bod"),
      landmarkEnd: .apple("konec"),
      pageOfCount: .apple("stránka {1} z {2}"),
      rowsOfCount: .apple("řádky {1} až {2} z {3}")
    ),
    hints: HintPhrases(
      activate: .derived("Poklepáním aktivujete.", as: "the hint of embedded links"),
      toggle: .apple("Chcete‑li přepnout nastavení, poklepejte."),
      adjust: .apple("Upravte hodnotu přejetím nahoru nebo dolů jedním prstem."),
      edit: .apple("Chcete‑li upravit, poklepejte."),
      misspelledWords: .ours("Pomocí rotoru přejdete na chybně napsaná slova"),
      openPicker: .apple("Poklepáním aktivujte výběr"),
      expand: .apple("Poklepáním rozbalíte"),
      collapse: .apple("Poklepáním sbalíte"),
      drag: .apple("Poklepejte a přidržte, vyčkejte na zaznění zvuku a uspořádejte tažením"),
      directTouch: .ours("Pomocí rotoru zapnete pro tuto aplikaci přímý dotyk."),
      actionsAvailable: .apple("Dostupné akce"),
      chooseAction: .apple(
        "Přejetím nahoru nebo dolů vyberete vlastní akci. Poklepáním ji aktivujete."),
      moreContentAvailable: .ours("Dostupný další obsah")
    ),
    rotors: RotorPhrases(
      links: .init(
        name: .apple("Odkazy"), notFound: .derived("Odkaz nenalezen", as: "\"Tabulka nenalezena\"")),
      headings: .init(
        name: .apple("Nadpisy"),
        notFound: .derived("Nadpis nenalezen", as: "\"Tabulka nenalezena\"")),
      headingLevel: .init(
        name: .derived("Úroveň nadpisu {1}", as: "the role with a level"),
        notFound: .derived("Nadpis úrovně {1} nenalezen", as: "\"Tabulka nenalezena\"")),
      buttons: .init(
        name: .derived("Tlačítka", as: "Shortcuts"),
        notFound: .derived("Tlačítko nenalezeno", as: "\"Tabulka nenalezena\"")),
      textFields: .init(name: .apple("Textová pole"), notFound: .apple("Textové pole nenalezeno")),
      images: .init(
        name: .derived("Obrázky", as: "the plural of the role"),
        notFound: .derived("Obrázek nenalezen", as: "\"Tabulka nenalezena\"")),
      formControls: .init(
        name: .ours("Položky formuláře"), notFound: .ours("Položka formuláře nenalezena")),
      landmarks: .init(
        name: .apple("Orientační body"),
        notFound: .derived("Orientační bod nenalezen", as: "\"Tabulka nenalezena\"")),
      tables: .init(name: .apple("Tabulky"), notFound: .apple("Tabulka nenalezena")),
      lists: .init(
        name: .derived("Seznamy", as: "the plural of the list"),
        notFound: .derived("Seznam nenalezen", as: "\"Tabulka nenalezena\"")),
      containers: .init(
        name: .apple("Kontejnery"),
        notFound: .derived("Kontejner nenalezen", as: "\"Tabulka nenalezena\"")),
      actions: .apple("Akce"),
      moreContent: .apple("Další obsah"),
      adjustValue: .derived("Upravit hodnotu", as: "the hint for values"),
      notFound: .ours("{1}: nenalezeno")
    ),
    system: SystemPhrases(
      back: .apple("Zpět"),
      alert: .apple("Upozornění!"),
      search: .derived("Hledání", as: "the search field"),
      sheetGrabber: .apple("Úchyt listu"),
      dismissPopup: .apple("zavřít vyskakovací okno"),
      dismissPopupHint: .apple("Poklepáním zavřete vyskakovací okno."),
      dismissContextMenu: .ours("zavřít kontextovou nabídku"),
      inProgress: .apple("Probíhá"),
      increment: .apple("Zvýšit"),
      decrement: .apple("Snížit"),
      edit: .derived("Upravit", as: "the hint for fields"),
      done: .ours("Hotovo"),
      share: .ours("Sdílet…"),
      ok: .ours("OK"),
      cancel: .ours("Zrušit"),
      paste: .ours("Vložit"),
      rename: .ours("Přejmenovat"),
      files: .ours("Soubory"),
      photos: .ours("Fotky"),
      quickLook: .ours("Rychlý náhled")
    )
  )
}
