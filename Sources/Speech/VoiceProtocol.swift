/// The numbers both ends of the pipes agree on.
///
/// The bytes themselves are described in `Documentation/VoiceProtocol.md`.
package enum VoiceProtocol {
  /// The version a program and its voice must share.
  package static let version: UInt16 = 2
  /// The four bytes every hello opens with.
  package static let magic: [UInt8] = Array("EarV".utf8)
  /// The samples in a second of everything that is spoken.
  package static let sampleRate = 22_050
  /// The longest payload of a frame, in bytes: a longer one is not a frame.
  package static let longestPayload = 1 << 20
  /// The longest text of one utterance, in bytes of UTF-8.
  package static let longestText = 1 << 16
  /// The longest name of a voice, in bytes of UTF-8.
  package static let longestVoiceName = 128
  /// The time an utterance may keep the voice waiting when nobody says otherwise, in ms.
  package static let timeLimit = 10_000

  /// The ms without a sound after which an utterance of so many bytes has hung.
  package static func patience(base: Int, bytes: Int) -> Int { base + bytes }

  /// The number of samples no honest utterance of so many bytes reaches, even at the lowest rate.
  package static func longestSound(bytes: Int) -> Int { sampleRate * (60 + 2 * bytes) }
}
