import EarshotSemantics

extension WordTable {
  /// Finnish.
  static let finnish = WordTable(
    language: "fi",
    roles: [
      (
        .button,
        [
          "painike", "painikkeen", "painiketta", "painikkeet", "nappi", "napin", "nappia",
          "nappula",
        ]
      ),
      (.link, ["linkki", "linkin", "linkkiä"]),
      (.image, ["kuva", "kuvan", "kuvaa", "kuvake", "kuvakkeen", "kuvaketta", "ikoni", "ikonin"]),
      (.tabBar, ["välilehti", "välilehden", "välilehteä"]),
      (.header, ["otsikko", "otsikon", "otsikkoa"]),
      (.switchButton, ["vaihtopainike", "kytkin", "kytkimen", "valitsin"]),
      (.textEntry, ["tekstikenttä", "kenttä", "kentän", "kenttää"]),
      (.searchField, ["hakukenttä"]),
    ],
    states: [
      (.selected, ["valittu", "valittuna"]),
      (.dimmed, ["ei käytössä", "himmennetty", "pois käytöstä"]),
      (.expanded, ["laajennettu", "avattu"]),
      (.collapsed, ["pienennetty", "suljettu"]),
    ],
    vague: [
      "tästä", "täältä", "tänne", "tässä", "klikkaa tästä", "napauta tästä", "paina tästä",
      "lisää", "lue lisää", "katso lisää", "näytä lisää", "linkki", "tämä linkki", "tämä sivu",
    ])
}
