#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal somebody sits at: single keys in, a picture out.
@MainActor package final class Terminal {
  /// How large a picture can be.
  package struct Size: Hashable, Sendable {
    package var columns: Int
    package var rows: Int

    /// Creates a size.
    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// What a person or the system did.
  package enum Input: Hashable, Sendable {
    case key(Key)
    /// The terminal has another size, or shows something else.
    case resize
    /// The program was asked to end, by this signal.
    case ending(Int32)
  }

  private let descriptor: Int32
  private var decoder = KeyDecoder()
  private var keys: [Key] = []
  /// The lines that stand on the screen, so that only what changed is sent.
  private var shown: [String] = []

  /// How long an escape byte waits for what makes it an arrow, in ms.
  private static let patience: Int32 = 50

  /// Takes the terminal of the program; nil where there is none that can show a picture.
  ///
  /// - Parameter usesKeyboard: Whether standard input is free; if it is not, the keys come from
  ///   the terminal itself.
  package init?(usesKeyboard: Bool = true) {
    guard isatty(STDOUT_FILENO) == 1, !usesKeyboard || isatty(STDIN_FILENO) == 1 else {
      return nil
    }
    let kind = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !kind.isEmpty, kind != "dumb" else { return nil }
    descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard TerminalGuard.take(descriptor) else {
      close(descriptor)
      return nil
    }
  }

  /// Gives the terminal back as it was.
  package func giveBack() {
    TerminalGuard.giveBack()
    close(descriptor)
  }

  /// How large it is; 80 × 24 where it does not say.
  package var size: Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Waits until something happens.
  package func next() -> Input {
    while true {
      if let signal = TerminalGuard.ending { return .ending(signal) }
      if TerminalGuard.takeResize() {
        shown = []
        return .resize
      }
      if !keys.isEmpty { return .key(keys.removeFirst()) }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Now and then it looks up: a signal may come just before it waits.
      let ready = poll(&request, 1, decoder.isWaiting ? Self.patience : 500)
      if ready == 0, decoder.isWaiting {
        keys += decoder.flush()
      } else if ready > 0 {
        read()
      }
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1024)
    #if canImport(Glibc)
      let count = Glibc.read(descriptor, &bytes, bytes.count)
    #elseif canImport(Musl)
      let count = Musl.read(descriptor, &bytes, bytes.count)
    #else
      let count = Darwin.read(descriptor, &bytes, bytes.count)
    #endif
    if count > 0 {
      keys += decoder.keys(from: bytes[..<count])
    } else if count == 0 || errno != EINTR {
      keys.append(.endOfInput)
    }
  }

  /// Shows a picture; only lines that changed are sent.
  package func show(_ picture: Picture) {
    guard TerminalGuard.ending == nil else { return }
    var bytes = shown.isEmpty ? "\u{1B}[2J" : ""
    // A line is cleared before it is written: behind a full line there is no place to clear from.
    for (row, line) in picture.lines.enumerated() where shown.count <= row || shown[row] != line {
      bytes += "\u{1B}[\(row + 1);1H\u{1B}[2K\(line)"
    }
    shown = picture.lines
    bytes += "\u{1B}[\(picture.cursor.row + 1);\(picture.cursor.column + 1)H"
    send(Array(bytes.utf8))
  }

  /// Draws everything anew with the next picture.
  package func forget() { shown = [] }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}

/// Lines for a terminal, none wider than it, and where its cursor stands.
package struct Picture: Hashable, Sendable {
  /// The lines, the topmost first.
  package var lines: [String]
  /// Where the cursor stands, both counted from 0: a reader of the terminal reads that line.
  package var cursor: (row: Int, column: Int) {
    get { (cursorRow, cursorColumn) }
    set { (cursorRow, cursorColumn) = newValue }
  }

  private var cursorRow = 0
  private var cursorColumn = 0

  /// Creates a picture.
  package init(lines: [String], cursor: (row: Int, column: Int) = (0, 0)) {
    self.lines = lines
    self.cursor = cursor
  }

  /// The picture as text.
  package var text: String { lines.joined(separator: "\n") + "\n" }
}
