/// What the system calls an SF Symbol (rules 1 to 4 of the symbols' names).
struct SymbolNames: Sendable {
  private let names: [String: String]

  init(table: String = Self.table) {
    var names: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      if fields.count == 2 { names[String(fields[0])] = String(fields[1]) }
    }
    self.names = names
  }

  /// What is heard of a symbol: its description with each word capitalised; nil if it has none,
  /// and then its raw name is heard.
  func name(of symbol: String) -> String? {
    guard let name = names[symbol] else { return nil }
    return name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
