import Foundation
import FoundationXML

/// Reads the nodes of a page source with the XML parser of Foundation, as a stream.
///
/// As a whole it refuses more than 10 MB, and its result says nothing of a file that stops early;
/// so each root is given to it as a stream of its own, and the open elements are counted here.
struct PageSourceParser {
  /// The nodes, each before those inside of it.
  private(set) var nodes: [DumpNode] = []
  /// What is wrong with single attributes.
  private(set) var problems: [InputProblem] = []
  /// Whether the file says of any node whether it can be seen.
  private(set) var tellsVisibility = false

  /// Reads bytes of which the outline is known.
  init(_ bytes: [UInt8], outline: PageSourceOutline, file: String) throws(InputProblem) {
    let receiver = Receiver(outline: outline, file: file)
    var bytes = bytes
    Self.blank(outline.silent, in: &bytes)
    for root in outline.roots {
      let parser = XMLParser(stream: InputStream(data: Data(bytes[root.bytes])))
      parser.delegate = receiver
      let isComplete = parser.parse()
      if let problem = receiver.refusal { throw problem }
      let code = (parser.parserError as NSError?)?.code ?? 0
      // A prefix without a namespace is no fault in a format that has none.
      let isWellFormed = (isComplete && code == 0) || (200...204).contains(code)
      if isWellFormed, receiver.isBalanced { continue }
      throw InputProblem(
        file: file, line: root.place.line + max(parser.lineNumber, 1) - 1,
        column: parser.lineNumber > 1
          ? max(parser.columnNumber, 1) : root.place.column + max(parser.columnNumber, 1) - 1,
        fact: PageSourceFact.malformed(Self.reason(code)))
    }
    nodes = receiver.nodes.all
    problems = receiver.problems.all
    tellsVisibility = receiver.tellsVisibility
  }

  /// Puts blanks in the place of what says nothing: Foundation's parser crashes on an instruction
  /// without words (`<?rs?>`), and nothing else of it is of use either.
  private static func blank(_ ranges: [Range<Int>], in bytes: inout [UInt8]) {
    for range in ranges {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
  }

  /// What the codes of the XML parser mean, those that can be met in a page source.
  private static func reason(_ code: Int) -> String {
    switch code {
    case 1, 111: "an attribute or text of more than ten million bytes"
    case 4, 5, 64: "text or a declaration where none can stand"
    case 6, 7, 8, 9: "a character that XML does not allow"
    case 22, 23, 26, 27: "an entity that is not defined"
    case 38: "'<' or a missing quote in an attribute"
    case 39, 41, 65: "an attribute that is not written as name=\"value\""
    case 40: "an attribute that does not end"
    case 42: "an attribute that is given twice"
    case 68: "a name that is missing or not allowed"
    case 72, 73: "a tag that does not end"
    default: "error \(code) of the XML parser"
    }
  }
}

/// Takes what the XML parser finds; a class, because the parser asks for one.
private final class Receiver: NSObject, XMLParserDelegate {
  let outline: PageSourceOutline
  let file: String
  var nodes = DumpNodes()
  var problems: DumpProblems
  var tellsVisibility = false
  var refusal: InputProblem?
  private var tag = 0
  /// Of each open element whether it is a node; `AppiumAUT` is none.
  private var open: [Bool] = []

  init(outline: PageSourceOutline, file: String) {
    self.outline = outline
    self.file = file
    problems = DumpProblems(file: file)
  }

  var isBalanced: Bool { open.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard refusal == nil, outline.tags.indices.contains(tag) else { return }
    let place = outline.tags[tag]
    tag += 1
    // The attribute knows it better: tools that rewrite a tree keep it and rename the tags.
    let names = [attributes["type"], element].compactMap(\.self)
    guard let name = names.first(where: { DumpType(name: $0) != nil }),
      let type = DumpType(name: name)
    else {
      enterUnknown(element, at: place, parser)
      return
    }
    let typeName = String(name.dropFirst(DumpType.prefix.count))
    let node = DumpNode(
      type: type, typeName: typeName, attributes: attributes, place: place,
      report: { problems.report($0, at: place, path: name) })
    if attributes["visible"] != nil { tellsVisibility = true }
    open.append(true)
    nodes.open(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard refusal == nil, let isNode = open.popLast() else { return }
    if isNode { nodes.close() }
  }

  /// What is no node may stand around nodes, as `AppiumAUT` does, but the file has to be a page
  /// source from its first element on.
  private func enterUnknown(
    _ element: String, at place: DumpPlace, _ parser: XMLParser
  ) {
    open.append(false)
    guard nodes.all.isEmpty, open.count == 1, element != "AppiumAUT" else { return }
    refusal = InputProblem(
      file: file, line: place.line, column: place.column,
      fact: PageSourceFact.otherXML(root: element))
    parser.abortParsing()
  }
}
