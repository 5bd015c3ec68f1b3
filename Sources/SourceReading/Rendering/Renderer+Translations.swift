import EarshotSemantics

extension Renderer {
  /// More of a catalog than this is one finding.
  private static let mostGaps = 20

  /// Notes keys that the code uses and that a language of the app has no words for.
  func noteTranslations(on screens: [Screen]) {
    let gaps = evaluator.catalogs.gaps
    guard !gaps.isEmpty else { return }
    let uses = uses(of: Set(gaps.keys))
    var ofFile: [String: [(key: String, code: Code)]] = [:]
    for shape in gaps.keys.sorted() {
      guard let code = uses[shape], let gap = gaps[shape] else { continue }
      ofFile[gap.file, default: []].append((shape, code))
    }
    for file in ofFile.keys.sorted() {
      guard let used = ofFile[file] else { continue }
      for item in used.count > Self.mostGaps ? Array(used.prefix(1)) : used {
        guard let gap = gaps[item.key] else { continue }
        let more =
          used.count > Self.mostGaps ? " (and \(used.count - 1) more keys of \(gap.name))" : ""
        let subject = "'\(gap.key)' lacks \(gap.lacks)\(more)"
        remark(.untranslated, subject, item.code, on: screen(of: item.code, among: screens))
      }
    }
  }

  /// Where keys are written first, by the shape of the key.
  private func uses(of shapes: Set<String>) -> [String: Code] {
    var found: [String: Code] = [:]
    for file in evaluator.program.files where file.kind == .swift {
      for index in file.nodes.indices where file.nodes[index].kind == .string {
        let code = Code(file: file, index: index)
        let shape = code.children().map { piece in
          piece.kind == .stringPiece ? piece.text : "\u{1}"
        }.joined()
        if shapes.contains(shape), found[shape] == nil { found[shape] = code }
      }
    }
    return found
  }

  /// The first screen with an element that is written around some code.
  private func screen(of code: Code, among screens: [Screen]) -> String {
    let place = code.place
    let around = screens.first { screen in
      screen.elements.contains { element in
        guard let source = element.source, source.file == place.file else { return false }
        return source.line <= place.line && place.line <= (source.endLine ?? source.line)
      }
    }
    return around?.name ?? screens.first?.name ?? ""
  }
}
