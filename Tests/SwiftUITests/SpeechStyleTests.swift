import EarshotReader
import EarshotSemantics
import SwiftUI
import Testing

@MainActor @Suite struct SpeechStyleTests {
  @Test func wordsAreSpokenAsTheTextOrItsSurroundingsSay() {
    let view = VStack {
      Text("AB12").speechSpellsOutCharacters()
      Text("AB12").bold()
      VStack {
        Text("Hi, all")
        Text("Low").speechAdjustedPitch(-2)
        Button {
        } label: {
          Text("Code")
        }
      }
      .speechAlwaysIncludesPunctuation()
      Text("a").speechSpellsOutCharacters() + Text("b")
      Text("a").speechSpellsOutCharacters() + Text("b").speechSpellsOutCharacters()
      Circle().accessibilityLabel(Text("X1").speechSpellsOutCharacters())
    }
    let styles = styles(of: view)
    #expect(styles["AB12"] == [SpeechStyle(spellsOut: true), SpeechStyle()])
    #expect(styles["Hi, all"] == [SpeechStyle(includesPunctuation: true)])
    #expect(styles["Low"] == [SpeechStyle(pitch: -1)])
    #expect(styles["Code"] == [SpeechStyle(includesPunctuation: true)])
    #expect(styles["ab"] == [SpeechStyle(), SpeechStyle(spellsOut: true)])
    #expect(styles["X1"] == [SpeechStyle(spellsOut: true)])
  }

  @Test func whatIsSpelledOutIsWrittenAsItIsAndLastsLonger() async {
    let plain = await walk(Text("AB12"))
    let spelled = await walk(Text("AB12").speechSpellsOutCharacters())
    #expect(plain.text() == spelled.text())
    #expect(spelled.events.last!.end > plain.events.last!.end)
  }

  private func styles(of view: some View) -> [String: [SpeechStyle]] {
    let stage = LiveStage(view)
    var styles: [String: [SpeechStyle]] = [:]
    var next = stage.first(in: .screen)
    while let id = next, let stop = stage.stop(for: id) {
      styles[stop.element.label?.shown ?? "", default: []].append(stop.element.speech)
      next = stage.next(after: id)
    }
    return styles
  }

  private func walk(_ view: some View) async -> Transcript {
    let reader = Reader(LiveStage(view))
    await reader.settle()
    return reader.transcript
  }
}
