import EarshotSemantics

extension Text {
  /// Says every sign of punctuation.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    spoken { $0.includesPunctuation = value }
  }

  /// Spells the words out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    spoken { $0.spellsOut = value }
  }

  /// Speaks higher (up to 1) or lower (down to −1).
  public func speechAdjustedPitch(_ value: Double) -> Text {
    spoken { $0.pitch = min(1, max(-1, value)) }
  }

  /// Says changes of the words after what is being said, instead of cutting that off.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    Text(.queued(self, value))
  }

  private func spoken(_ change: (inout SpeechStyle) -> Void) -> Text {
    var style = ownSpeech ?? SpeechStyle()
    change(&style)
    if case .spoken(let text, _) = content { return Text(.spoken(text, style)) }
    if case .queued(let text, let value) = content {
      return Text(.queued(text.spoken(change), value))
    }
    return Text(.spoken(self, style))
  }

  /// How the words are spoken: as the text itself says, else as its surroundings do.
  ///
  /// A stop is spoken in one way, so texts that are joined are spoken in theirs only if all of
  /// them agree.
  func speech(in environment: EnvironmentValues) -> SpeechStyle {
    ownSpeech ?? environment.speechStyle
  }

  private var ownSpeech: SpeechStyle? {
    switch content {
    case .spoken(_, let style): style
    case .joined(let left, let right): left.ownSpeech == right.ownSpeech ? left.ownSpeech : nil
    case .renamed(_, let label): label.ownSpeech
    case .queued(let text, _): text.ownSpeech
    default: nil
    }
  }

  /// Whether the text itself says how its changes are spoken.
  var queuesChanges: Bool? {
    switch content {
    case .queued(_, let value): value
    case .spoken(let text, _): text.queuesChanges
    case .joined(let left, let right): left.queuesChanges ?? right.queuesChanges
    case .renamed(let text, let label): label.queuesChanges ?? text.queuesChanges
    default: nil
    }
  }
}
