import EarshotSemantics

// MARK: - Finding

extension Reader {
  /// How many elements ``find(_:)`` looks at, lazy rows among them.
  static var findLimit: Int { 10_000 }

  /// Goes to the element of a text.
  ///
  /// That is one with this label, else one that says exactly this, else one whose label begins
  /// so, without regard to case, from the first element of what can be read now. What has no
  /// label goes by its value.
  ///
  /// - Throws: ``ReaderError/notFound(_:nearest:among:)`` with the five labels most like it.
  @discardableResult public func find(_ text: String) throws(ReaderError) -> Reader {
    begin("find \(text)")
    let id = try match(text)
    move(to: id)
    listen()
    return self
  }

  /// Whether an element has a text, as ``find(_:)`` looks for it; nothing moves and nothing is said.
  public func canFind(_ text: String) -> Bool { (try? match(text)) != nil }

  private func match(_ text: String) throws(ReaderError) -> Element.ID {
    let wanted = text.lowercased()
    var whole: Element.ID?
    var beginning: Element.ID?
    var labels: [String] = []
    var next = stage.first(in: .screen)
    while let id = next, let stop = stage.stop(for: id), labels.count < Self.findLimit {
      let utterance = listener.utterance(for: stop)
      let parts = utterance.parts
      // An empty field without a label is known by its prompt, which is heard as its value.
      let label = parts.first { $0.kind == .label } ?? parts.first { $0.kind == .value }
      for words in [label?.text, label?.spoken].compactMap({ $0?.lowercased() }) {
        if words == wanted { return id }
        if beginning == nil, words.hasPrefix(wanted) { beginning = id }
      }
      if whole == nil, utterance.text.lowercased() == wanted { whole = id }
      labels.append(label?.text ?? utterance.text)
      next = stage.next(after: id)
    }
    if let found = whole ?? beginning { return found }
    let nearest = Nearness.nearest(to: text, in: labels.filter { !$0.isEmpty }, count: 5)
    throw .notFound(text, nearest: nearest, among: next == nil ? nil : labels.count)
  }

  /// What could be activated on the screen, at most so many names.
  func activatable(count: Int) -> [String] {
    var names: [String] = []
    var steps = 0
    var next = stage.first(in: .screen)
    while let id = next, let stop = stage.stop(for: id), names.count < count, steps < 1_000 {
      if stop.element.isControl, !stop.element.traits.contains(.notEnabled) {
        names.append(name(of: listener.utterance(for: stop)))
      }
      next = stage.next(after: id)
      steps += 1
    }
    return names
  }
}

// MARK: - Settings

extension Reader {
  /// Changes a setting while the app runs, as a person does in the rotor or in Settings.
  ///
  /// - Throws: ``ReaderError/noSetting(_:)`` and ``ReaderError/noValue(_:for:)``.
  public func set(_ name: String, to value: String) throws(ReaderError) {
    begin("set \(name) \(value)")
    let setting = try ProfileSetting.setting(name, to: value, in: &profile)
    listener = Listener(Phrasing(profile: profile, appLanguage: stage.app.language))
    speaker.timing = SpeechTiming(rate: profile.rate)
    speaker.rules = profile.speech
    if setting == .voiceOver { tell(.reader(isOn: profile.isVoiceOverOn)) }
    handle(stage.adapt(to: profile), byUser: false)
    listen()
  }
}

extension ProfileSetting {
  /// The settings that can change while an app runs; a device and its system cannot.
  static var changeable: [ProfileSetting] { allCases.filter { $0 != .device && $0 != .system } }

  /// Changes a setting in a profile, as far as it can change while an app runs.
  ///
  /// - Throws: ``ReaderError/noSetting(_:)`` and ``ReaderError/noValue(_:for:)``.
  @discardableResult static func setting(
    _ name: String, to value: String, in profile: inout Profile
  ) throws(ReaderError) -> ProfileSetting {
    guard let setting = ProfileSetting(rawValue: name), changeable.contains(setting)
    else { throw .noSetting(name) }
    guard setting.set(value, in: &profile) else { throw .noValue(value, for: setting) }
    return setting
  }
}
