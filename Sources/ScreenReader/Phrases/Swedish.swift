extension Phrases {
  /// Swedish: a double tap is always "tryck snabbt två gånger", and states never agree with what
  /// they are said of.
  public static let swedish = Phrases(
    language: "sv",
    numbers: NumberFormat(grouping: "\u{A0}"),
    roles: RolePhrases(
      button: .apple("Knapp"),
      backButton: .apple("Tillbaka-knapp"),
      switchButton: .apple("Växlingsknapp"),
      tab: .apple("Flik"),
      popUpButton: .apple("Popupknapp"),
      datePicker: .ours("Datumväljare"),
      timePicker: .ours("Tidväljare"),
      dateAndTimePicker: .ours("Datum- och tidväljare"),
      radioButton: .apple("Radioknapp"),
      textField: .apple("Textfält"),
      secureTextField: .apple("Säkert textfält"),
      heading: .apple("Rubrik"),
      headingLevel: .apple("Rubriknivå {1}"),
      link: .apple("Länk"),
      pickerItem: .apple("Plockobjekt"),
      adjustable: .derived("Justerbar", as: "UIKit's name of the trait"),
      image: .apple("Bild"),
      searchField: .apple("Sökfält"),
      draggable: .apple("Dragbar"),
      rowHeader: .ours("Radrubrik"),
      columnHeader: .ours("Kolumnrubrik")
    ),
    states: StatePhrases(
      selected: .apple("Markerat"),
      unselected: .apple("Omarkerat"),
      dimmed: .apple("Nedtonad"),
      on: .apple("På"),
      off: .apple("Av"),
      mixed: .apple("Blandat"),
      isEditing: .apple("Ändrar"),
      expanded: .apple("Expanderad"),
      collapsed: .apple("Minimerad")
    ),
    positions: PositionPhrases(
      indexOfCount: .apple("{1} av {2}"),
      row: .apple("Rad {1}"),
      column: .apple("Kolumn {1}"),
      rowSpan: .oneAndOther(one: .ours("Omfattar {1} rad"), other: .apple("Omfattar {1} rader")),
      columnSpan: .oneAndOther(
        one: .ours("Omfattar {1} kolumn"), other: .apple("Omfattar {1} kolumner")),
      listStart: .apple("Listans början"),
      listEnd: .apple("Listans slut"),
      landmarkStart: .apple("Riktmärke"),
      landmarkEnd: .apple("radslut"),
      pageOfCount: .apple("sida {1} av {2}"),
      rowsOfCount: .apple("rader {1} till {2} av {3}")
    ),
    hints: HintPhrases(
      activate: .derived(
        "Tryck snabbt två gånger för att aktivera.", as: "the hint of embedded links"),
      toggle: .apple("Tryck snabbt två gånger för att växla inställning."),
      adjust: .apple("Justera värde genom att svepa uppåt eller nedåt med ett finger."),
      edit: .apple("Tryck snabbt två gånger för att ändra."),
      misspelledWords: .ours("Använd rotorn för att gå till felstavade ord"),
      openPicker: .apple("Tryck snabbt två gånger för att aktivera väljaren"),
      expand: .apple("Tryck snabbt två gånger för att utvidga"),
      collapse: .apple("Tryck snabbt två gånger för att förminska"),
      drag: .apple(
        "Tryck snabbt två gånger och håll, vänta tills ett ljud hörs och dra sedan för att flytta runt"
      ),
      directTouch: .ours("Använd rotorn för att slå på direkt tryckning i den här appen."),
      actionsAvailable: .apple("Åtgärder tillgängliga"),
      chooseAction: .apple(
        "Välj en anpassad åtgärd genom att svepa uppåt eller nedåt. Aktivera sedan genom att trycka snabbt två gånger."
      ),
      moreContentAvailable: .ours("Mer innehåll tillgängligt")
    ),
    rotors: RotorPhrases(
      links: .init(
        name: .apple("Länkar"),
        notFound: .derived("Länk hittades inte", as: "\"Tabell hittades inte\"")),
      headings: .init(
        name: .apple("Rubriker"),
        notFound: .derived("Rubrik hittades inte", as: "\"Tabell hittades inte\"")),
      headingLevel: .init(
        name: .derived("Rubriknivå {1}", as: "the role with a level"),
        notFound: .derived("Rubriknivå {1} hittades inte", as: "\"Tabell hittades inte\"")),
      buttons: .init(
        name: .derived("Knappar", as: "Shortcuts"),
        notFound: .derived("Knapp hittades inte", as: "\"Tabell hittades inte\"")),
      textFields: .init(name: .apple("Textfält"), notFound: .apple("Textfältet hittades inte")),
      images: .init(
        name: .derived("Bilder", as: "the plural of the role"),
        notFound: .derived("Bild hittades inte", as: "\"Tabell hittades inte\"")),
      formControls: .init(
        name: .ours("Formulärobjekt"), notFound: .ours("Formulärobjekt hittades inte")),
      landmarks: .init(
        name: .derived("Riktmärken", as: "the plural of the landmark"),
        notFound: .derived("Riktmärke hittades inte", as: "\"Tabell hittades inte\"")),
      tables: .init(name: .apple("Tabeller"), notFound: .apple("Tabell hittades inte")),
      lists: .init(
        name: .derived("Listor", as: "the plural of the list"),
        notFound: .derived("Lista hittades inte", as: "\"Tabell hittades inte\"")),
      containers: .init(
        name: .apple("Behållare"),
        notFound: .derived("Behållare hittades inte", as: "\"Tabell hittades inte\"")),
      actions: .apple("Åtgärder"),
      moreContent: .apple("Mer innehåll"),
      adjustValue: .derived("Justera värde", as: "the hint for values"),
      notFound: .derived("{1} hittades inte", as: "\"Tabell hittades inte\"")
    ),
    system: SystemPhrases(
      back: .apple("Tillbaka"),
      alert: .apple("Varning!"),
      search: .ours("Sök"),
      sheetGrabber: .apple("Handtag för blad"),
      dismissPopup: .apple("avfärda popup"),
      dismissPopupHint: .apple("Tryck snabbt två gånger för att avfärda popupfönster."),
      dismissContextMenu: .ours("avfärda kontextmeny"),
      inProgress: .apple("Pågår"),
      increment: .apple("Ökning"),
      decrement: .apple("Minskning"),
      edit: .derived("Ändra", as: "the hint for fields"),
      done: .ours("Klar"),
      share: .ours("Dela…"),
      ok: .ours("OK"),
      cancel: .ours("Avbryt"),
      paste: .ours("Klistra in"),
      rename: .ours("Byt namn"),
      files: .ours("Filer"),
      photos: .ours("Bilder"),
      quickLook: .ours("Överblick")
    )
  )
}
