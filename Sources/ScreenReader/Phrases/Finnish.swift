extension Phrases {
  /// Finnish: positions are printed "2 / 3" and spoken "2 kautta 3"; "not found" takes the
  /// partitive, and a name never takes an ending.
  public static let finnish = Phrases(
    language: "fi",
    numbers: NumberFormat(grouping: "\u{A0}"),
    roles: RolePhrases(
      button: .apple("Painike"),
      backButton: .apple("Takaisin-painike"),
      switchButton: .apple("Vaihtopainike"),
      tab: .apple("Painike"),
      popUpButton: .apple("Ponnahduspainike"),
      datePicker: .ours("Päivämäärävalitsin"),
      timePicker: .ours("Ajanvalitsin"),
      dateAndTimePicker: .ours("Päivämäärän ja ajan valitsin"),
      radioButton: .apple("Valintapainike"),
      textField: .apple("Tekstikenttä"),
      secureTextField: .apple("Suojattu tekstikenttä"),
      heading: .apple("Otsikko"),
      headingLevel: .apple("Otsikkotaso {1}"),
      link: .apple("Linkki"),
      pickerItem: .apple("Poimija"),
      adjustable: .derived("Säädettävä", as: "UIKit's name of the trait"),
      image: .apple("Kuva"),
      searchField: .apple("Hakukenttä"),
      draggable: .apple("Vedettävissä"),
      rowHeader: .ours("Rivin otsikko"),
      columnHeader: .ours("Sarakkeen otsikko")
    ),
    states: StatePhrases(
      selected: .apple("Valittuna"),
      unselected: .apple("Ei valittu"),
      dimmed: .apple("Ei käytössä"),
      on: .apple("Päällä"),
      off: .apple("Pois"),
      mixed: .apple("Yhdistelmä"),
      isEditing: .apple("Muokkaa"),
      expanded: .apple("Laajennettu"),
      collapsed: .apple("Romahtanut")
    ),
    positions: PositionPhrases(
      indexOfCount: .apple("{1} / {2}", spoken: "{1} kautta {2}"),
      row: .apple("Rivi {1}"),
      column: .apple("Sarake {1}"),
      rowSpan: .oneAndOther(one: .ours("Kattaa {1} rivin"), other: .apple("Kattaa {1} riviä")),
      columnSpan: .oneAndOther(
        one: .ours("Kattaa {1} sarakkeen"), other: .apple("Kattaa {1} saraketta")),
      listStart: .apple("Luettelon alku"),
      listEnd: .apple("Luettelon loppu"),
      landmarkStart: .apple("Maamerkki"),
      landmarkEnd: .apple("loppuun"),
      pageOfCount: .apple("sivu {1} kautta {2}"),
      rowsOfCount: .apple("rivit {1} viiva {2} yhteisrivimäärästä {3}")
    ),
    hints: HintPhrases(
      activate: .derived("Aktivoi kaksoisnapauttamalla.", as: "the hint of embedded links"),
      toggle: .apple("Vaihda asetusta kaksoisnapauttamalla."),
      adjust: .apple("Säädä arvoa pyyhkäisemällä ylös tai alas yhdellä sormella."),
      edit: .apple("Muokkaa kaksoisnapauttamalla."),
      misspelledWords: .ours("Siirry roottorilla väärin kirjoitettuihin sanoihin"),
      openPicker: .apple("Aktivoi valitsin kaksoisnapauttamalla"),
      expand: .apple("Laajenna kaksoisnapauttamalla"),
      collapse: .apple("Pienennä kaksoisnapauttamalla"),
      drag: .apple(
        "Järjestä uudelleen kaksoisnapauttamalla ja pitämällä. Odota sitten merkkiääntä ja vedä"),
      directTouch: .ours("Ota suora kosketus käyttöön tässä apissa roottorilla."),
      actionsAvailable: .apple("Toimintoja käytettävissä"),
      chooseAction: .apple(
        "Valitse muokattu toiminto pyyhkäisemällä ylös tai alas ja aktivoi sitten kaksoisnapauttamalla."
      ),
      moreContentAvailable: .ours("Lisää sisältöä käytettävissä")
    ),
    rotors: RotorPhrases(
      links: .init(
        name: .apple("Linkit"),
        notFound: .derived("Linkkiä ei löytynyt", as: "\"Tekstikenttää ei löytynyt\"")),
      headings: .init(
        name: .apple("Otsikot"),
        notFound: .derived("Otsikkoa ei löytynyt", as: "\"Tekstikenttää ei löytynyt\"")),
      headingLevel: .init(
        name: .derived("Otsikkotaso {1}", as: "the role with a level"),
        notFound: .derived("Otsikkotasoa {1} ei löytynyt", as: "\"Tekstikenttää ei löytynyt\"")),
      buttons: .init(
        name: .derived("Painikkeet", as: "Shortcuts"),
        notFound: .derived("Painiketta ei löytynyt", as: "\"Tekstikenttää ei löytynyt\"")),
      textFields: .init(
        name: .apple("Tekstikentät"), notFound: .apple("Tekstikenttää ei löytynyt")),
      images: .init(
        name: .derived("Kuvat", as: "the plural of the role"),
        notFound: .derived("Kuvaa ei löytynyt", as: "\"Tekstikenttää ei löytynyt\"")),
      formControls: .init(
        name: .ours("Lomakekohteet"), notFound: .ours("Lomakekohdetta ei löytynyt")),
      landmarks: .init(
        name: .derived("Maamerkit", as: "the plural of the landmark"),
        notFound: .derived("Maamerkkiä ei löytynyt", as: "\"Tekstikenttää ei löytynyt\"")),
      tables: .init(name: .apple("Taulukot"), notFound: .apple("Taulukkoa ei löytynyt")),
      lists: .init(
        name: .derived("Luettelot", as: "the plural of the list"),
        notFound: .derived("Luetteloa ei löytynyt", as: "\"Tekstikenttää ei löytynyt\"")),
      containers: .init(
        name: .apple("Säiliöt"),
        notFound: .derived("Säiliötä ei löytynyt", as: "\"Tekstikenttää ei löytynyt\"")),
      actions: .apple("Toiminnot"),
      moreContent: .apple("Lisää sisältöä"),
      adjustValue: .derived("Säädä arvoa", as: "the hint for values"),
      notFound: .ours("{1}: ei löytynyt")
    ),
    system: SystemPhrases(
      back: .apple("Takaisin"),
      alert: .apple("Valintataulu!"),
      search: .derived("Haku", as: "the search field"),
      sheetGrabber: .apple("Sivukaappain"),
      dismissPopup: .apple("sulje ponnahdusikkuna"),
      dismissPopupHint: .apple("Sulje ponnahdusikkuna kaksoisnapauttamalla."),
      dismissContextMenu: .ours("sulje kontekstivalikko"),
      inProgress: .apple("Meneillään"),
      increment: .apple("Lisää"),
      decrement: .apple("Vähennä"),
      edit: .derived("Muokkaa", as: "the hint for fields"),
      done: .ours("Valmis"),
      share: .ours("Jaa…"),
      ok: .ours("OK"),
      cancel: .ours("Kumoa"),
      paste: .ours("Sijoita"),
      rename: .ours("Nimeä uudelleen"),
      files: .ours("Tiedostot"),
      photos: .ours("Kuvat"),
      quickLook: .ours("Pikakatselu")
    )
  )
}
