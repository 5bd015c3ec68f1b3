import EarshotReader
import EarshotSemantics
import Testing

/// What is spoken of: the same elements for every language, with labels that need none.
private let elements: [(Element, ReadingContext?)] = [
  (Element(label: "1a", value: "1", traits: [.button, .switchButton]), nil),
  (Element(label: "1b", value: "0", traits: [.button, .switchButton, .notEnabled]), nil),
  (Element(label: "1c", value: "2", traits: [.button, .switchButton]), nil),
  (Element(traits: [.button, .backButton]).with { $0.systemRole = .backButton }, nil),
  (Element(label: "2", traits: .header).with { $0.headingLevel = 2 }, nil),
  (Element(label: "3", traits: .selected), .tabBarItem(index: 2, count: 3)),
  (Element(label: "4", value: "5", traits: .adjustable), nil),
  (Element(label: "5", traits: [.textEntry, .secureTextField]), nil),
  (Element(label: "5b", traits: [.textEntry, .isEditing]), nil),
  (Element(traits: .searchField).with { $0.systemRole = .searchField }, nil),
  (Element(label: "6", traits: [.button, .header]).with { $0.expanded = false }, nil),
  (Element(label: "7", traits: [.button, .popUpButton]), nil),
  (Element(label: "8", traits: [.link, .image, .draggable]), nil),
  (Element(label: "9", traits: [.radioButton, .pickerItem]), .listEnd),
  (
    Element(label: "10"),
    .dataTableCell(
      CellContext(
        cell: TableCell(row: 1, column: 2, rowSpan: 2, columnSpan: 5), isFirstInRow: true))
  ),
  (Element(traits: .button).with { $0.systemRole = .dismissPopup }, nil),
  (Element(label: "11", traits: .button), .landmarkStart),
]

/// What is heard in each language: the words, and the hint behind " — ".
private let heardIn: [String: [String]] = [
  "en": [
    "1a, Switch Button, On — Double tap to toggle setting.",
    "1b, Dimmed, Switch Button, Off",
    "1c, Switch Button, Mixed — Double tap to toggle setting.",
    "Back Button", "2, Heading level 2", "Selected, 3, Tab, 2 of 3",
    "4, 5, Adjustable — Swipe up or down with one finger to adjust the value.",
    "5, Secure Text Field — Double tap to edit.",
    "5b, Text Field, Is editing — Use the rotor to access Misspelled Words",
    "Search, Search Field",
    "6, Button, Heading, Collapsed — Double tap to expand.",
    "7, Pop-up Button — Double tap to activate the picker",
    "8, Link, Image, Draggable — Double tap and hold, wait for the sound, then drag to rearrange.",
    "9, Radio Button, Picker Item, List End — Swipe up or down with one finger to adjust the value.",
    "10, Spans 2 rows, Spans 5 columns, Row 2, Column 3",
    "dismiss popup, Button — Double tap to dismiss popup window",
    "11, Button, Landmark",
  ],
  "fi": [
    "1a, Vaihtopainike, Päällä — Vaihda asetusta kaksoisnapauttamalla.",
    "1b, Ei käytössä, Vaihtopainike, Pois",
    "1c, Vaihtopainike, Yhdistelmä — Vaihda asetusta kaksoisnapauttamalla.",
    "Takaisin-painike", "2, Otsikkotaso 2", "Valittuna, 3, Painike, 2 / 3",
    "4, 5, Säädettävä — Säädä arvoa pyyhkäisemällä ylös tai alas yhdellä sormella.",
    "5, Suojattu tekstikenttä — Muokkaa kaksoisnapauttamalla.",
    "5b, Tekstikenttä, Muokkaa — Siirry roottorilla väärin kirjoitettuihin sanoihin",
    "Haku, Hakukenttä",
    "6, Painike, Otsikko, Romahtanut — Laajenna kaksoisnapauttamalla",
    "7, Ponnahduspainike — Aktivoi valitsin kaksoisnapauttamalla",
    "8, Linkki, Kuva, Vedettävissä — Järjestä uudelleen kaksoisnapauttamalla ja pitämällä. Odota sitten merkkiääntä ja vedä",
    "9, Valintapainike, Poimija, Luettelon loppu — Säädä arvoa pyyhkäisemällä ylös tai alas yhdellä sormella.",
    "10, Kattaa 2 riviä, Kattaa 5 saraketta, Rivi 2, Sarake 3",
    "sulje ponnahdusikkuna, Painike — Sulje ponnahdusikkuna kaksoisnapauttamalla.",
    "11, Painike, Maamerkki",
  ],
  "sv": [
    "1a, Växlingsknapp, På — Tryck snabbt två gånger för att växla inställning.",
    "1b, Nedtonad, Växlingsknapp, Av",
    "1c, Växlingsknapp, Blandat — Tryck snabbt två gånger för att växla inställning.",
    "Tillbaka-knapp", "2, Rubriknivå 2", "Markerat, 3, Flik, 2 av 3",
    "4, 5, Justerbar — Justera värde genom att svepa uppåt eller nedåt med ett finger.",
    "5, Säkert textfält — Tryck snabbt två gånger för att ändra.",
    "5b, Textfält, Ändrar — Använd rotorn för att gå till felstavade ord",
    "Sök, Sökfält",
    "6, Knapp, Rubrik, Minimerad — Tryck snabbt två gånger för att utvidga",
    "7, Popupknapp — Tryck snabbt två gånger för att aktivera väljaren",
    "8, Länk, Bild, Dragbar — Tryck snabbt två gånger och håll, vänta tills ett ljud hörs och dra sedan för att flytta runt",
    "9, Radioknapp, Plockobjekt, Listans slut — Justera värde genom att svepa uppåt eller nedåt med ett finger.",
    "10, Omfattar 2 rader, Omfattar 5 kolumner, Rad 2, Kolumn 3",
    "avfärda popup, Knapp — Tryck snabbt två gånger för att avfärda popupfönster.",
    "11, Knapp, Riktmärke",
  ],
  "de": [
    "1a, Umschalttaste, Ein — Zum Umschalten doppeltippen.",
    "1b, Grau dargestellt, Umschalttaste, Aus",
    "1c, Umschalttaste, Gemischt — Zum Umschalten doppeltippen.",
    "Zurück-Taste", "2, Überschrift-Ebene 2", "Auswahl, 3, Tab, 2 von 3",
    "4, 5, Einstellbar — Zum Anpassen des Werts mit einem Finger nach oben oder unten streichen.",
    "5, Verschlüsseltes Textfeld — Zum Bearbeiten doppeltippen.",
    "5b, Textfeld, Bearbeiten — Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
    "Suchen, Suchfeld",
    "6, Taste, Überschrift, Reduziert — Zum Erweitern doppeltippen",
    "7, Einblendmenü — Zum Aktivieren der Objektauswahl doppeltippen",
    "8, Link, Bild, Ziehbar — Doppeltippen und halten, auf den Ton warten, dann zum Neuordnen ziehen.",
    "9, Auswahltaste, Objektauswahl, Ende der Liste — Zum Anpassen des Werts mit einem Finger nach oben oder unten streichen.",
    "10, Umfasst 2 Zeilen, Umfasst 5 Spalten, Zeile 2, Spalte 3",
    "Einblendmenü schließen, Taste — Doppeltippen, um das Einblendfenster zu schließen.",
    "11, Taste, Orientierungspunkt",
  ],
  "cs": [
    "1a, Přepínač, Zapnuto — Chcete\u{2011}li přepnout nastavení, poklepejte.",
    "1b, Neaktivní, Přepínač, Vypnuto",
    "1c, Přepínač, Smíšené — Chcete\u{2011}li přepnout nastavení, poklepejte.",
    "Tlačítko zpět", "2, Úroveň nadpisu 2", "Vybráno, 3, Panel, 2 z 3",
    "4, 5, Nastavitelné — Upravte hodnotu přejetím nahoru nebo dolů jedním prstem.",
    "5, Zabezpečené textové pole — Chcete\u{2011}li upravit, poklepejte.",
    "5b, Textové pole, Aktivní vstup — Pomocí rotoru přejdete na chybně napsaná slova",
    "Hledání, Pole hledání",
    "6, Tlačítko, Nadpis, Sbaleno — Poklepáním rozbalíte",
    "7, Rozbalovací tlačítko — Poklepáním aktivujte výběr",
    "8, Odkaz, Obrázek, Tažitelné — Poklepejte a přidržte, vyčkejte na zaznění zvuku a uspořádejte tažením",
    "9, Přepínač, Položka výběru, Konec seznamu — Upravte hodnotu přejetím nahoru nebo dolů jedním prstem.",
    "10, Rozmezí řádků: 2, Rozmezí sloupců: 5, Řádek 2, Sloupec 3",
    "zavřít vyskakovací okno, Tlačítko — Poklepáním zavřete vyskakovací okno.",
    "11, Tlačítko, Orientační bod",
  ],
  "uk": [
    "1a, Перемикач, Увімкнуто — Щоб перемикнути параметр, торкніть двічі.",
    "1b, Неактивний, Перемикач, Вимкнуто",
    "1c, Перемикач, Змішано — Щоб перемикнути параметр, торкніть двічі.",
    "Кнопка «Назад»", "2, Рівень заголовка 2", "Вибрано, 3, Табуляція, 2 із 3",
    "4, 5, Настроюваний — Проведіть пальцем вгору або вниз, щоб змінити значення.",
    "5, Захищене текстове поле — Щоб змінити, торкніть двічі.",
    "5b, Текстове поле, Змінює — Скористайтеся ротором, щоб перейти до слів із помилками",
    "Пошук, Поле пошуку",
    "6, Кнопка, Заголовок, Згорнуто — Торкніть двічі, щоб розгорнути",
    "7, Спливна кнопка — Щоб активувати засіб вибору, торкніть двічі",
    "8, Посилання, Зображення, Готовий до перетягування — Торкніть двічі і тримайте, чекайте звук, потім тягніть для зміни порядку",
    "9, Радіокнопка, Елемент вибору, Кінець списку — Проведіть пальцем вгору або вниз, щоб змінити значення.",
    "10, На 2 рядки, На 5 стовпців, Рядок 2, Стовпець 3",
    "прибрати спливний елемент, Кнопка — Торкніть двічі, щоб прибрати спливне вікно.",
    "11, Кнопка, Орієнтир",
  ],
]

@Test("The same elements are heard in every language", arguments: Phrases.all.map(\.language))
func elementsInEveryLanguage(language: String) throws {
  let expected = try #require(heardIn[language])
  let said = elements.map { element, context in
    let utterance = heard(element, context, by: profile { $0.language = language })
    return utterance.hint.map { "\(utterance.text) — \($0.text)" } ?? utterance.text
  }
  #expect(said == expected)
}

@Test(
  "An alert begins with the language's own word (R17)",
  arguments: [
    ("en", "Alert, 1, 2"), ("fi", "Valintataulu!, 1, 2"), ("sv", "Varning!, 1, 2"),
    ("de", "Hinweis!, 1, 2"), ("cs", "Upozornění!, 1, 2"), ("uk", "Оповістка!, 1, 2"),
  ])
func alertInEveryLanguage(language: String, text: String) {
  let phrasing = Phrasing(profile: profile { $0.language = language })
  #expect(phrasing.alert(title: "1", message: "2").text == text)
}

@Test(
  "A back button named like the word for back is not named twice (R4)",
  arguments: [
    ("fi", "Takaisin"), ("sv", "Tillbaka"), ("de", "Zurück"), ("cs", "Zpět"), ("uk", "Назад"),
  ])
func backInEveryLanguage(language: String, word: String) {
  let phrases = Phrases.of(language)
  let back = Element(label: .text(word), traits: [.button, .backButton])
  let own = profile { $0.language = language }
  #expect(heard(back, by: own).text == phrases.roles.backButton.text)
  #expect(heard(back, in: language).text == phrases.roles.backButton.text)
  // A listener of another language hears the role in that one.
  let english = profile { $0.language = "en" }
  #expect(heard(back, by: english, in: language).text == "Back Button")
}

@Test("Finnish positions are printed with a slash and spoken with a word")
func finnishPositions() {
  let utterance = heard(
    Element(label: "3", traits: .button), .series(index: 2, count: 3),
    by: profile { $0.language = "fi" })
  #expect(utterance.text == "3, Painike, 2 / 3")
  #expect(utterance.spoken == "3, Painike, 2 kautta 3")
}
