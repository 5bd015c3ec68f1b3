import EarshotSemantics
import Foundation

/// What an audit came to and told, kept for the next run with nothing changed.
///
/// It is named by all it was made of: the content and the names of the inputs, the configuration,
/// the baseline, the options, the folder one works in, and the program itself.
struct KeptAudit {
  /// The report, in the form that was asked for.
  var result: [UInt8]
  /// What was told beside it.
  var told: [UInt8]
  /// The exit status.
  var status: ExitStatus

  private static let mark: [UInt8] = Array("earshot audit 1\n".utf8)

  /// The bytes to keep.
  var stored: [UInt8] {
    var bytes = Self.mark
    bytes.append(UInt8(truncatingIfNeeded: status.rawValue))
    for count in [told.count, result.count] {
      withUnsafeBytes(of: UInt64(count).littleEndian) { bytes += $0 }
    }
    bytes += told
    bytes += result
    var sum = ContentHash()
    sum.add(bytes)
    return bytes + Array(sum.digits.utf8)
  }

  /// Creates what was kept.
  init(result: [UInt8], told: [UInt8], status: ExitStatus) {
    self.result = result
    self.told = told
    self.status = status
  }

  /// Reads back what was kept; nil if it is not exactly that.
  init?(stored bytes: [UInt8]) {
    let head = Self.mark.count + 17
    guard bytes.count >= head + 32, bytes.starts(with: Self.mark) else { return nil }
    let body = Array(bytes.dropLast(32))
    var sum = ContentHash()
    sum.add(body)
    guard bytes.suffix(32).elementsEqual(sum.digits.utf8) else { return nil }
    func number(at position: Int) -> Int {
      let number = body[position..<(position + 8)].reversed().reduce(0 as UInt64) {
        $0 << 8 | UInt64($1)
      }
      return Int(truncatingIfNeeded: number)
    }
    let told = number(at: head - 16)
    let result = number(at: head - 8)
    guard told >= 0, result >= 0, told <= body.count, result <= body.count,
      body.count == head + told + result,
      let status = ExitStatus(rawValue: Int32(body[head - 17]))
    else { return nil }
    self.told = Array(body[head..<(head + told)])
    self.result = Array(body[(head + told)...])
    self.status = status
  }
}

extension KeptAudit {
  /// Where audits are kept, and how many.
  struct Shelf {
    private let entries: KeptEntries

    /// More than a project has in use at a time.
    private static let most = 200

    /// The user's shelf, nil if there is no home to keep it in.
    init?(environment: [String: String]) {
      guard let user = KeptEntries.standard(environment: environment) else { return nil }
      entries = KeptEntries(folder: user.folder.appendingPathComponent("audits"))
    }

    /// What was kept under a name.
    subscript(key: ContentHash) -> KeptAudit? { entries[key].flatMap(KeptAudit.init(stored:)) }

    /// Keeps an audit, and lets go of old ones where there are very many.
    func store(_ audit: KeptAudit, as key: ContentHash) {
      entries.removeOldest(keeping: Self.most)
      entries.store(audit.stored, as: key)
    }
  }
}
