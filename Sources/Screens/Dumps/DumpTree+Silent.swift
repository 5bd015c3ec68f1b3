import EarshotSemantics

extension DumpTree {
  /// Whether a node is a scroll bar: a share of 100 % along an edge of what scrolls.
  ///
  /// They are in every dump, with localised names, and no swipe reaches them.
  func isScrollBar(_ number: Int) -> Bool {
    let node = nodes[number]
    guard node.parent >= 0, nodes[node.parent].type.scrolls, node.type.standing == .wrapper,
      let value = node.value, value.hasSuffix("%"), Int(value.dropLast()) != nil,
      below(number).allSatisfy({ nodes[$0].label == nil && nodes[$0].type == .other })
    else { return false }
    guard let bar = node.frame, let view = nodes[node.parent].frame else { return true }
    let isVertical =
      bar.width <= 40 && bar.height > bar.width
      && (abs(bar.x + bar.width - view.x - view.width) <= 8 || abs(bar.x - view.x) <= 8)
    // What lies over the lower part of a list, such as tabs, lifts the bar.
    let end = bar.y + bar.height
    let isHorizontal =
      bar.height <= 40 && bar.width > bar.height
      && (abs(end - view.y - view.height) <= 8
        || (bar.width >= view.width - 60 && end > view.y + view.height / 2))
    return isVertical || isHorizontal
  }

  /// Whether a node is outside of the screen and nothing scrolls it in.
  func isOffScreen(_ number: Int) -> Bool {
    guard scrolls, !isScrolled[number], let app = appFrame, let frame = nodes[number].frame,
      !frame.isZeroSize
    else { return false }
    return frame.x >= app.x + app.width || frame.x + frame.width <= app.x
      || frame.y >= app.y + app.height || frame.y + frame.height <= app.y
  }

  /// Whether a node is a part of the keyboard that is not in it: the keys that change it or listen
  /// come after it, where it is.
  func isOfKeyboard(_ number: Int) -> Bool {
    guard let keyboard, number >= nodes[keyboard].end, !isScrolled[number],
      let keys = nodes[keyboard].frame, let frame = nodes[number].frame, !frame.isZeroSize
    else { return false }
    return frame.y >= keys.y && frame.y + frame.height <= keys.y + keys.height + 1
      && frame.x >= keys.x - 1 && frame.x + frame.width <= keys.x + keys.width + 1
  }

  /// Whether what scrolls says a header again that stands in it as a text already.
  ///
  /// UIKit adds the views of headers and titles to a table in the tree once more.
  func isRepeated(_ number: Int) -> Bool {
    let node = nodes[number]
    guard node.parent >= 0, nodes[node.parent].type == .table, let label = node.label,
      node.type == .other || node.type == .staticText, let frame = node.frame
    else { return false }
    if node.type == .staticText { return barTexts.contains(BarText(label: label, frame: frame)) }
    return words.said(label, before: number, from: node.parent).contains { other in
      guard nodes[other].type == .staticText, nodes[other].label == label,
        let own = nodes[other].frame
      else { return false }
      return own.y < frame.y + frame.height && frame.y < own.y + own.height
    }
  }

  /// Whether what is heard in a node are a few buttons on less than half of it.
  func holdsOnlyButtons(_ number: Int) -> Bool {
    let inside = below(number)
    guard inside.count <= 60, let whole = nodes[number].frame else { return false }
    var area = 0.0
    for inner in inside {
      let node = nodes[inner]
      switch node.type {
      case .button: area += node.frame.map { $0.width * $0.height } ?? .infinity
      case .staticText, .image: continue
      case .other where node.label == nil: continue
      default: return false
      }
    }
    return area < whole.width * whole.height / 2
  }
}

/// A text of a navigation bar at its place.
struct BarText: Hashable {
  var label: String
  var frame: Frame
}
