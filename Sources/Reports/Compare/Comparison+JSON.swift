public import EarshotJSON
import EarshotReader
import EarshotSemantics

extension Comparison {
  /// Writes what differs as JSON Lines, one change a line.
  ///
  ///     {"screen":"Settings","change":"changed","before":{…},"after":{…}}
  ///
  /// `change` is `added`, `removed`, `changed`, `moved`, `screenAdded`, `screenRemoved` or
  /// `screenRenamed`; `before` and `after` are lines of `describe` for stops, titles for screens.
  public func write(to writer: inout JSONWriter) {
    for screen in screens {
      switch screen {
      case .added(let screen): write("screenAdded", nil, screen.title, to: &writer)
      case .removed(let screen): write("screenRemoved", screen.title, nil, to: &writer)
      case .changed(let from, let to, let stops):
        if from != to { write("screenRenamed", from, to, to: &writer) }
        for stop in stops { stop.write(on: from, to: &writer) }
      }
    }
  }

  private func write(_ change: String, _ old: String?, _ new: String?, to writer: inout JSONWriter)
  {
    writer.beginObject()
    writer.member("screen", old ?? new)
    writer.member("change", change)
    writer.member("before", old)
    writer.member("after", new)
    writer.end()
    writer.endLine()
  }
}

extension Comparison.StopChange {
  fileprivate func write(on screen: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("screen", screen)
    let (name, old, new): (String, DescribedStop?, DescribedStop?) =
      switch self {
      case .added(let stop): ("added", nil, stop)
      case .removed(let stop): ("removed", stop, nil)
      case .moved(let old, let new): ("moved", old, new)
      case .changed(let old, let new): ("changed", old, new)
      }
    writer.member("change", name)
    if let old {
      writer.key("before")
      old.writeObject(to: &writer)
    }
    if let new {
      writer.key("after")
      new.writeObject(to: &writer)
    }
    writer.end()
    writer.endLine()
  }
}
