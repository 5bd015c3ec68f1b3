package import EarshotReader

/// Runs a session at a terminal from its first picture to its end.
@MainActor package struct Explorer {
  private let terminal: Terminal
  private let session: Session

  /// Creates what runs a session.
  package init(_ session: Session, at terminal: Terminal) {
    self.session = session
    self.terminal = terminal
  }

  /// Shows, waits and does until somebody quits, and gives the terminal back.
  ///
  /// - Returns: The signal that ended it, if one did.
  package func run() async -> Int32? {
    var signal: Int32?
    terminal.show(session.picture(terminal.size))
    while !session.isOver {
      switch terminal.next() {
      case .key(.redraw): terminal.forget()
      case .key(let key): await session.press(key)
      case .resize: break
      case .ending(let number):
        signal = number
        session.end()
      }
      if !session.isOver { terminal.show(session.picture(terminal.size)) }
    }
    terminal.giveBack()
    return signal
  }
}

/// What a script that was recorded says when it is walked once more.
package struct SessionRecord: Sendable {
  /// The golden transcript of the script.
  package var transcript: String
  /// Why the script could not be walked to its end; nil if it could.
  package var failure: String?

  /// Walks a script once more from the start, so that the golden is what a check will hear.
  @MainActor package init(of script: String, again stage: any Stage, profile: Profile) async {
    do {
      let walk = await Walk.run(try WalkScript(script), on: stage, profile: profile)
      transcript = walk.transcript.text()
      failure = walk.failure?.description
    } catch {
      transcript = ""
      failure = "\(error)"
    }
  }

  /// The file of the golden beside the file of a script: "soup.walk" has "soup.transcript".
  package static func golden(besides file: String) -> String {
    let ending = ".walk"
    return (file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : file) + ".transcript"
  }
}
