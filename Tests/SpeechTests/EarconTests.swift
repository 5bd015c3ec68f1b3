import Testing

@testable import EarshotSpeech

@Test("Each sound can be told from every other, is short and ends softly")
func earcons() {
  let sounds = Earcon.allCases.map(\.sound)
  #expect(Set(sounds.map(\.samples)).count == sounds.count)
  for sound in sounds {
    #expect((50...250).contains(sound.lengthMs))
    #expect(loudness(sound.samples) > 500)
    #expect(sound.samples.allSatisfy { $0.magnitude <= 6000 })
    #expect(sound.samples.first == 0)
    #expect((sound.samples.last?.magnitude ?? .max) < 50)
  }
}
