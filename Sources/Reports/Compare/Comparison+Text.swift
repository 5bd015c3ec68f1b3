import EarshotJSON
import EarshotReader
import EarshotSemantics

extension Comparison {
  /// What differs as people read it; empty if nothing does.
  ///
  ///     Settings
  ///       changed    3  Wi-Fi, Switch Button, On
  ///               →  3  Wi-Fi, Button
  ///       new        5  Bluetooth, Button
  public var text: String {
    screens.map { screen -> String in
      switch screen {
      case .added(let screen):
        "\(escapedForTerminal(screen.title))\n  new screen of \(Self.count(screen))\n"
      case .removed(let screen):
        "\(escapedForTerminal(screen.title))\n  gone, a screen of \(Self.count(screen))\n"
      case .changed(let from, let to, let stops):
        escapedForTerminal(from) + (from == to ? "" : " → \(escapedForTerminal(to))") + "\n"
          + stops.map(\.text).joined()
      }
    }.joined(separator: "\n")
  }

  private static func count(_ screen: DescribedScreen) -> String {
    screen.stops.count == 1 ? "1 stop" : "\(screen.stops.count) stops"
  }
}

extension Comparison.StopChange {
  fileprivate var text: String {
    switch self {
    case .added(let stop): stop.row("new")
    case .removed(let stop): stop.row("gone")
    case .moved(let old, let new): new.row("moved", "from \(old.index): ")
    case .changed(let old, let new): old.row("changed") + new.row("      →")
    }
  }
}

extension DescribedStop {
  /// A line for what happened to it, and below what is said on request.
  fileprivate func row(_ word: String, _ before: String = "") -> String {
    let gap = String(repeating: " ", count: max(1, 9 - word.count))
    let number = String(index)
    let gutter = String(repeating: " ", count: max(0, 4 - number.count))
    let words = "  \(word)\(gap)\(gutter)\(number)  \(before)" + (heard.first ?? "")
    return ([words] + heard.dropFirst().map { "                 \($0)" })
      .joined(separator: "\n") + "\n"
  }
}
