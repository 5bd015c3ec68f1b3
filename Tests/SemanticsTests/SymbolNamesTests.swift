import EarshotSemantics
import Testing

@Suite("Symbols")
struct SymbolNamesTests {
  @Test("a symbol with a description is called by it, each word with a capital")
  func symbols() {
    let names = SymbolNames(table: "gear\tsettings\nchevron.right\tgo right")
    #expect(names.name(of: "chevron.right") == "Go Right")
    #expect(names.name(of: "gear.badge") == nil)
    #expect(SymbolNames.english.name(of: "trash") == "Trash")
  }
}
