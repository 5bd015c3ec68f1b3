import EarshotReader
import EarshotSpeech
import EarshotTerminal
import Foundation

/// Speaks what is heard in a session, while the session goes on.
///
/// Each key makes a new sound file, which a player of the machine plays; the next key ends it.
@MainActor final class ExploreSpeech: SessionSpeech {
  private let settings: VoiceSettings
  /// What speaks, from the first words on.
  private var voice: Voice?
  private var playing: Process?
  private var file: TemporaryFile?
  /// Whether the last sound could not be played, which its player tells only by its end.
  private var hasFailed = false

  /// Creates a voice that speaks at a rate: 1 is 175 words a minute.
  init(rate: Double) { settings = VoiceSettings(voice: nil, pitch: 50, rate: rate) }

  func say(_ events: ArraySlice<TranscriptEvent>, of transcript: Transcript) -> String? {
    guard let player = Player.find() else {
      return "there is nothing to play sound with (looked for \(Player.names))"
    }
    guard !hasFailed else {
      hasFailed = false
      return "\(player.program) could not play the sound"
    }
    // The sound begins now, whatever the walk's clock says.
    let start = events.first?.start ?? 0
    var part = transcript
    part.events = events.map { event in
      var event = event
      event.start -= start
      event.end -= start
      return event
    }
    let walk = SpokenWalk(part, settings: settings)
    guard !walk.lines.isEmpty else { return nil }
    do {
      let sound = try TemporaryFile(ending: ".wav")
      file = sound
      let voice = try voice ?? Voice()
      self.voice = voice
      let isSpoken = try WalkSound(
        soundFile: sound.path, voice: voice, messages: Messages(isQuiet: true)
      ).write([walk])
      playing = player.start(sound.path)
      if playing == nil { return "\(player.program) could not play the sound" }
      return isSpoken ? nil : "some of it could not be spoken"
    } catch {
      return "\(error)"
    }
  }

  func hush() {
    if let playing {
      if playing.isRunning {
        playing.terminate()
        playing.waitUntilExit()
      } else {
        hasFailed = playing.terminationStatus != 0
      }
    }
    playing = nil
    file?.remove()
    file = nil
  }
}
