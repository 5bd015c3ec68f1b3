import EarshotLanguages
import Testing

@Test(
  "Words are of the assumed language as long as one letter allows it",
  arguments: [
    ("Settings", "en", "en"), ("Настройки", "uk", "uk"), ("Привіт, world", "en", "en"),
    ("Привіт, world", "uk", "uk"), ("42 %", "fi", "fi"), ("", "cs", "cs"), ("Wi-Fi", "uk", "en"),
    ("Αθήνα", "en", "el"), ("שלום", "en", "he"), ("مرحبا", "en", "ar"), ("नमस्ते", "en", "hi"),
    ("მარიამი", "en", "ka"), ("Բարեւ", "en", "hy"), ("안녕", "en", "ko"), ("漢字", "en", "zh"),
    ("日本語です", "en", "ja"), ("日本語です", "zh", "zh"), ("Это", "en", "ru"), ("Це", "en", "uk"),
    ("Ämne", "fi", "fi"), ("😀", "uk", "uk"), ("Zdravo", "sr-Latn", "sr-Latn"),
  ])
func languageOfWords(text: String, assumed: String, language: String) {
  #expect(WrittenLanguage(assumed: assumed).of(text) == language)
}

@Test("Of languages of one script a candidate is taken first")
func candidates() {
  let judge = WrittenLanguage(assumed: "en", candidates: ["de", "bg"])
  #expect(judge.of("Соба") == "bg")
  #expect(WrittenLanguage(assumed: "uk", candidates: ["fi"]).of("Keitto") == "fi")
}

@Test("The first part of a tag names the language", arguments: ["en", "en-GB", "EN_us", "en-"])
func primaryPart(tag: String) {
  #expect(LanguageTag.primary(of: tag) == "en")
  #expect(LanguageTag.isSame(tag, "en-AU"))
  #expect(!LanguageTag.isSame(tag, "fi"))
}
