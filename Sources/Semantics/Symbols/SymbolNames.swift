/// What the system calls an SF Symbol, said once for every source.
///
/// `Image(systemName: "chevron.right")` without a label is heard as "Go Right, Image".
public struct SymbolNames: Sendable {
  /// The names in English.
  public static let english = SymbolNames(table: englishTable)

  private let names: [String: String]

  /// Creates the names of a table: a symbol, a tab and its description on each line.
  package init(table: String) {
    var names: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      if fields.count == 2 { names[String(fields[0])] = String(fields[1]) }
    }
    self.names = names
  }

  /// What is heard of a symbol: its description with each word capitalised; nil if it has none,
  /// and then its raw name is heard.
  public func name(of symbol: String) -> String? {
    guard let name = names[symbol] else { return nil }
    return name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
