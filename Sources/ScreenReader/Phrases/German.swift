extension Phrases {
  /// German: hints are impersonal ("Zum … doppeltippen"), and no full stop follows a number,
  /// which would make it an ordinal.
  public static let german = Phrases(
    language: "de",
    numbers: NumberFormat(grouping: "."),
    roles: RolePhrases(
      button: .apple("Taste"),
      backButton: .apple("Zurück-Taste"),
      switchButton: .apple("Umschalttaste"),
      tab: .apple("Tab"),
      popUpButton: .apple("Einblendmenü"),
      datePicker: .ours("Datumsauswahl"),
      timePicker: .ours("Zeitauswahl"),
      dateAndTimePicker: .ours("Datums- und Zeitauswahl"),
      radioButton: .apple("Auswahltaste"),
      textField: .apple("Textfeld"),
      secureTextField: .apple("Verschlüsseltes Textfeld"),
      heading: .apple("Überschrift"),
      headingLevel: .apple("Überschrift-Ebene {1}"),
      link: .apple("Link"),
      pickerItem: .apple("Objektauswahl"),
      adjustable: .derived("Einstellbar", as: "UIKit's name of the trait"),
      image: .apple("Bild"),
      searchField: .apple("Suchfeld"),
      draggable: .apple("Ziehbar"),
      rowHeader: .ours("Zeilenüberschrift"),
      columnHeader: .ours("Spaltenüberschrift")
    ),
    states: StatePhrases(
      selected: .apple("Auswahl"),
      unselected: .apple("Nicht ausgewählt"),
      dimmed: .apple("Grau dargestellt"),
      on: .apple("Ein"),
      off: .apple("Aus"),
      mixed: .apple("Gemischt"),
      isEditing: .apple("Bearbeiten"),
      expanded: .apple("Erweitert"),
      collapsed: .apple("Reduziert")
    ),
    positions: PositionPhrases(
      indexOfCount: .apple("{1} von {2}"),
      row: .apple("Zeile {1}"),
      column: .apple("Spalte {1}"),
      rowSpan: .oneAndOther(one: .ours("Umfasst {1} Zeile"), other: .apple("Umfasst {1} Zeilen")),
      columnSpan: .oneAndOther(
        one: .ours("Umfasst {1} Spalte"), other: .apple("Umfasst {1} Spalten")),
      listStart: .apple("Anfang der Liste"),
      listEnd: .apple("Ende der Liste"),
      landmarkStart: .apple("Orientierungspunkt"),
      landmarkEnd: .apple("Ende"),
      pageOfCount: .apple("Seite {1} von {2}"),
      rowsOfCount: .apple("Zeilen {1} bis {2} von {3}")
    ),
    hints: HintPhrases(
      activate: .derived(
        "Zum Aktivieren doppeltippen.", as: "the end of the hint for custom actions"),
      toggle: .apple("Zum Umschalten doppeltippen."),
      adjust: .apple("Zum Anpassen des Werts mit einem Finger nach oben oder unten streichen."),
      edit: .apple("Zum Bearbeiten doppeltippen."),
      misspelledWords: .observed("Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden"),
      openPicker: .apple("Zum Aktivieren der Objektauswahl doppeltippen"),
      expand: .apple("Zum Erweitern doppeltippen"),
      collapse: .apple("Zum Reduzieren doppeltippen"),
      drag: .apple("Doppeltippen und halten, auf den Ton warten, dann zum Neuordnen ziehen."),
      directTouch: .ours(
        "Den Rotor verwenden, um „Direkte Berührung“ für diese App einzuschalten."),
      actionsAvailable: .apple("Aktionen verfügbar"),
      chooseAction: .apple(
        "Zur Auswahl einer eigenen Aktion nach oben oder unten streichen, zum Aktivieren doppeltippen."
      ),
      moreContentAvailable: .derived(
        "Mehr Inhalt verfügbar", as: "\"Mehr Inhalt\" and \"Aktionen verfügbar\"")
    ),
    rotors: RotorPhrases(
      links: .init(
        name: .apple("Links"),
        notFound: .derived("Link nicht gefunden", as: "\"Tabelle nicht gefunden\"")),
      headings: .init(
        name: .apple("Überschriften"),
        notFound: .derived("Überschrift nicht gefunden", as: "\"Tabelle nicht gefunden\"")),
      headingLevel: .init(
        name: .observed("Überschrift {1}"),
        notFound: .derived("Überschrift-Ebene {1} nicht gefunden", as: "\"Tabelle nicht gefunden\"")
      ),
      buttons: .init(
        name: .derived("Tasten", as: "Shortcuts"),
        notFound: .derived("Taste nicht gefunden", as: "\"Tabelle nicht gefunden\"")),
      textFields: .init(
        name: .apple("Textfelder"), notFound: .apple("Textfeld wurde nicht gefunden")),
      images: .init(
        name: .derived("Bilder", as: "the plural of the role"),
        notFound: .derived("Bild nicht gefunden", as: "\"Tabelle nicht gefunden\"")),
      formControls: .init(
        name: .ours("Formularobjekte"), notFound: .ours("Formularobjekt nicht gefunden")),
      landmarks: .init(
        name: .derived("Orientierungspunkte", as: "the plural of the landmark"),
        notFound: .apple("Orientierungspunkt nicht gefunden")),
      tables: .init(name: .apple("Tabellen"), notFound: .apple("Tabelle nicht gefunden")),
      lists: .init(
        name: .observed("Listen"),
        notFound: .derived("Liste nicht gefunden", as: "\"Tabelle nicht gefunden\"")),
      containers: .init(
        name: .apple("Container"),
        notFound: .derived("Container nicht gefunden", as: "\"Tabelle nicht gefunden\"")),
      actions: .apple("Aktionen"),
      moreContent: .apple("Mehr Inhalt"),
      adjustValue: .derived("Wert anpassen", as: "the hint for values"),
      notFound: .derived("{1} nicht gefunden", as: "\"Tabelle nicht gefunden\"")
    ),
    system: SystemPhrases(
      back: .apple("Zurück"),
      alert: .apple("Hinweis!"),
      search: .ours("Suchen"),
      sheetGrabber: .apple("Aufzeichnungsblatt"),
      dismissPopup: .apple("Einblendmenü schließen"),
      dismissPopupHint: .apple("Doppeltippen, um das Einblendfenster zu schließen."),
      dismissContextMenu: .ours("Kontextmenü schließen"),
      inProgress: .apple("In Arbeit"),
      increment: .apple("Erhöhen"),
      decrement: .apple("Verringern"),
      edit: .derived("Bearbeiten", as: "the hint for fields"),
      done: .ours("Fertig"),
      share: .ours("Teilen…"),
      ok: .ours("OK"),
      cancel: .ours("Abbrechen"),
      paste: .ours("Einsetzen"),
      rename: .ours("Umbenennen"),
      files: .ours("Dateien"),
      photos: .ours("Fotos"),
      quickLook: .ours("Übersicht")
    )
  )
}
