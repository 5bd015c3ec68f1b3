import EarshotSemantics

extension Rule {
  static let untranslated = Rule(
    "untranslated", .warning, ["3.1.2"],
    "A text has no words in a language of the app, so it is heard in another language, read by the "
      + "wrong voice.",
    proof: "A key that is written in the code stands in a string catalog, and the catalog has no "
      + "words for it, or lacks a plural form, in a language that half of its texts have. More than "
      + "20 keys of a catalog are one finding.",
    guards: "Keys that are not to be translated or no longer used; keys without letters; languages "
      + "that are only begun; texts without a catalog.",
    needs: .code,
    bad: [
      .source("struct Home: View { var body: some View { Text(\"Soup of the day\") } }")
        .with(
          catalog: """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "Bread": { "localizations": {
                "fi": { "stringUnit": { "state": "translated", "value": "Leipä" } } } },
              "Soup of the day": { "localizations": {
                "sv": { "stringUnit": { "state": "new", "value": "" } } } } } }
            """)
    ],
    good: [
      .source("struct Home: View { var body: some View { Text(\"Bread\") } }")
        .with(
          catalog: """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "Bread": { "localizations": {
                "fi": { "stringUnit": { "state": "translated", "value": "Leipä" } } } },
              "Soup of the day": { "localizations": {} } } }
            """),
      .source("struct Home: View { var body: some View { Text(\"Earshot\") } }")
        .with(
          catalog: """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "Bread": { "localizations": {
                "fi": { "stringUnit": { "state": "translated", "value": "Leipä" } } } },
              "Earshot": { "shouldTranslate": false } } }
            """),
    ],
    check: .app { app, verdicts in
      app.report([.untranslated], in: &verdicts) { remark in
        (
          "the text \(remark.subject)",
          "add the words to the catalog, or mark the key as not to be translated"
        )
      }
    })
}
