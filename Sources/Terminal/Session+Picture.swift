import EarshotReader
import EarshotSemantics

// MARK: - The picture

extension Session {
  /// What is shown on a terminal of a size: plain text, without colour, at most as wide and exactly
  /// as high as it.
  package func picture(_ size: Terminal.Size) -> Picture {
    let size = Terminal.Size(
      columns: min(max(size.columns, 1), 1_000), rows: min(max(size.rows, 1), 500))
    var picture =
      switch panel {
      case .elements, .line: elements(size)
      case .help: page("What the keys do", help(size), size)
      case .transcript(let above): transcript(above: above, size)
      case .actions(let chosen): actions(chosen: chosen, size)
      }
    picture.lines = picture.lines.prefix(size.rows).map {
      TextWidth.fitted($0, to: size.columns)
    }
    while picture.lines.count < size.rows { picture.lines.append("") }
    picture.cursor = (
      row: min(picture.cursor.row, size.rows - 1),
      column: min(picture.cursor.column, size.columns - 1)
    )
    return picture
  }

  /// The element in its surroundings, with what was heard last.
  private func elements(_ size: Terminal.Size) -> Picture {
    let columns = size.columns
    let foot = foot(size)
    // Where there is room for little, the element comes first.
    let head = size.rows >= 12 ? head(columns) : []
    let around = surroundings(size)
    let space = size.rows - head.count - around.lines.count - foot.lines.count
    var lines = head + around.lines
    let heard = self.heard(columns, rows: space - 1)
    if space > 1 {
      lines.append(Self.rule("Heard", columns))
      lines += heard
      lines += Array(repeating: "", count: max(0, space - 1 - heard.count))
    }
    let footStart = max(0, min(lines.count, size.rows - foot.lines.count))
    lines = Array(lines.prefix(footStart)) + foot.lines
    if let column = foot.cursor {
      return Picture(lines: lines, cursor: (row: lines.count - 1, column: column))
    }
    return Picture(lines: lines, cursor: (row: head.count + around.here, column: 0))
  }

  /// The app, the stack and the rotor.
  private func head(_ columns: Int) -> [String] {
    let app = reader.stage.app
    let facts = [
      app.device.rawValue, reader.language, isSpeaking ? "speech on" : "speech off",
    ].joined(separator: " · ")
    let name = (app.name ?? "earshot").shown
    let gap = columns - TextWidth.of(name) - TextWidth.of(facts)
    let title =
      gap > 1
      ? name + String(repeating: " ", count: gap) + facts : TextWidth.fitted(name, to: columns)
    let containers = reader.containers.map(\.shown)
    let inside = containers.isEmpty ? "" : "  in " + containers.joined(separator: " › ")
    let stack = "Stack  "
    let rotor = "Rotor  " + reader.rotorChoice.spoken.shown + inside
    return [
      title,
      stack + TextWidth.fittedEnd(path, to: max(0, columns - TextWidth.of(stack))),
      TextWidth.fitted(rotor, to: columns), Self.rule("", columns),
    ]
  }

  /// The screens that lie under the one that can be read, and that one.
  private var path: String {
    let tab = reader.stage.screen.tabs.first(where: \.isSelected)?.label?.shown
    var path = tab.map { "[\($0.shown)] " } ?? ""
    let places = reader.stage.path
    for (index, place) in places.enumerated() {
      let title = place.title.present?.shown.shown ?? "(no title)"
      let style = place.presentation.map { "\($0.rawValue): " } ?? ""
      path += (index == 0 ? "" : place.presentation == nil ? " › " : " | ") + style + title
    }
    return path
  }

  /// The element before, the one at the cursor and the one after it.
  private func surroundings(_ size: Terminal.Size) -> (lines: [String], here: Int) {
    let columns = max(1, size.columns - 3)
    let (before, here, after) = reader.surroundings
    var lines: [String] = []
    let isHigh = size.rows >= 8
    let isAiry = size.rows >= 20
    if isHigh {
      lines.append("   " + TextWidth.fitted(Self.words(before, none: "(first)"), to: columns))
      if isAiry { lines.append("") }
    }
    let place = lines.count
    let limit = isAiry ? 4 : size.rows >= 12 ? 2 : 1
    let text = here == nil ? "(nothing to read here)" : Self.words(here, none: "")
    for (index, line) in TextWidth.wrapped(text, to: columns, lines: limit).enumerated() {
      lines.append((index == 0 ? ">  " : "   ") + line)
    }
    if isHigh, let here {
      var remarks: [String] = []
      if let hint = here.hint { remarks.append(hint.shown) }
      if !here.actions.isEmpty {
        remarks.append("a: " + here.actions.joined(separator: " · ").shown)
      }
      if !here.details.isEmpty {
        remarks.append("i: " + here.details.joined(separator: " · ").shown)
      }
      for remark in remarks.prefix(isAiry ? 3 : 1) {
        lines.append("     " + TextWidth.fitted(remark, to: max(1, columns - 2)))
      }
    }
    if isHigh {
      if isAiry { lines.append("") }
      lines.append("   " + TextWidth.fitted(Self.words(after, none: "(last)"), to: columns))
    }
    return (lines, place)
  }

  private static func words(_ place: Reader.Place?, none: String) -> String {
    guard let place else { return none }
    return place.text.isEmpty ? "(says nothing)" : place.text.shown
  }

  /// What the last command did, as the transcript has it, each event on as many lines as it needs.
  ///
  /// Where there is no room for all of it, speech comes before what happened around it, names
  /// before hints, and what was heard last before what was heard first.
  private func heard(_ columns: Int, rows: Int) -> [String] {
    guard rows > 0 else { return [] }
    // Before the first key there is what was heard when the app opened.
    guard heardLast.contains(where: { $0.kind != .command }) else {
      return (heardLast.map { TextWidth.fitted($0.line(), to: columns) } + ["  (nothing)"])
        .suffix(rows)
    }
    let all = Array(heardLast)
    let speech = all.filter { $0.outcome != nil }
    for events in [all, speech] {
      let lines = events.flatMap { self.lines(of: $0, columns) }
      if !lines.isEmpty, lines.count <= rows { return lines }
    }
    let names = speech.filter { $0.kind != .hint }
    return (names.isEmpty ? all : names).flatMap { lines(of: $0, columns) }.suffix(rows)
  }

  private func lines(of event: TranscriptEvent, _ columns: Int) -> [String] {
    let line = event.line()
    // What does not fit goes on below the words, not below their kind.
    let start = line.prefix(event.kind == .command ? 2 : 13)
    let indent = String(repeating: " ", count: start.count)
    let words = TextWidth.wrapped(
      String(line.dropFirst(start.count)), to: max(1, columns - start.count), lines: 3)
    return words.enumerated().map { ($0 == 0 ? String(start) : indent) + $1 }
  }

  /// A message, a line that is being written, and the most needed keys.
  private func foot(_ size: Terminal.Size) -> (lines: [String], cursor: Int?) {
    if case .line(let line, let text) = panel {
      let prompt =
        switch line {
        case .find: "find: "
        case .type: "type: "
        case .command: ": "
        }
      let shown = TextWidth.fittedEnd(text.shown, to: max(1, size.columns - prompt.count - 1))
      let written = prompt + shown
      let rule = size.rows >= 8 ? [Self.rule("", size.columns)] : []
      return (rule + [written], TextWidth.of(written))
    }
    var lines: [String] = []
    if size.rows >= 8 { lines.append(Self.rule("", size.columns)) }
    if let message {
      lines += TextWidth.wrapped(message.shown, to: size.columns, lines: size.rows >= 12 ? 2 : 1)
    } else if size.rows >= 12, size.columns >= 78 {
      lines.append("→ ← move · ↓ ↑ rotor · enter activate · r turn the rotor · h heading · l link")
      lines.append("b back · a actions · / find · . repeat · t transcript · s speech · ? help · q")
    } else if size.rows >= 3 {
      lines.append("? help · q quit · arrows · enter · r rotor")
    }
    return (lines, nil)
  }

  private static func rule(_ name: String, _ columns: Int) -> String {
    let start = name.isEmpty ? "" : "-- \(name) "
    return start + String(repeating: "-", count: max(0, columns - start.count))
  }
}

// MARK: - Pages

extension Session {
  private func page(_ title: String, _ lines: [String], _ size: Terminal.Size) -> Picture {
    Picture(lines: [title, Self.rule("", size.columns)] + lines, cursor: (row: 2, column: 0))
  }

  private func help(_ size: Terminal.Size) -> [String] {
    let keys = Self.keys.map { key, does in
      "  " + key + String(repeating: " ", count: max(1, 7 - key.count)) + does
    }
    // Two columns where one would be too high.
    guard keys.count > size.rows - 3, size.columns >= 60 else { return keys }
    let half = (keys.count + 1) / 2
    return (0..<half).map { row in
      let left = keys[row]
      guard half + row < keys.count else { return left }
      let gap = max(1, size.columns / 2 - TextWidth.of(left))
      return left + String(repeating: " ", count: gap) + keys[half + row]
    }
  }

  private func transcript(above: Int, _ size: Terminal.Size) -> Picture {
    let room = max(1, size.rows - 2)
    let lines = [reader.transcript.head] + reader.transcript.events.map { $0.line() }
    let end = max(min(room, lines.count), lines.count - above)
    let start = max(0, end - room)
    let title = "Transcript, lines \(start + 1) to \(end) of \(lines.count) · ↑ ↓ · any key ends"
    return page(title, Array(lines[start..<end]), size)
  }

  private func actions(chosen: Int, _ size: Terminal.Size) -> Picture {
    let actions = reader.actions
    let lines = actions.enumerated().map { index, name in
      (index == chosen ? "> " : "  ") + "\(index + 1)  \(name.shown)"
    }
    let room = max(1, size.rows - 2)
    let start = max(0, min(chosen - room + 1, lines.count - 1))
    var picture = page(
      "Actions · enter does the marked one · any key ends", Array(lines.dropFirst(start)), size)
    picture.cursor = (row: 2 + chosen - start, column: 0)
    return picture
  }
}
