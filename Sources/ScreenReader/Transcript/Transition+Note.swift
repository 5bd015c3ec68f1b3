import EarshotSemantics

extension Transition {
  /// What the system shows for a push and a pop where the app asks for nothing.
  static var slide: Transition { Transition(kind: .push) }

  /// What a transcript says of a transition: what was asked for, and what was shown instead under
  /// reduce motion; nil for the system's slide.
  func note(for profile: Profile) -> String? {
    if milliseconds == 0 { return "without animation" }
    guard profile.reduceMotion else { return kind == .push ? nil : kind.word }
    switch (kind, reducedMotion) {
    // The system replaces its zoom, and keeps its slide unless cross-fades are preferred.
    case (.push, nil):
      return profile.prefersCrossFade ? "slide → cross-fade (reduce motion)" : nil
    case (.zoom, nil): return "zoom → cross-fade (reduce motion)"
    case (.fade, nil): return "cross-fade"
    case (.custom, nil): return "custom (reduce motion not looked at)"
    case (_, let shown?):
      return shown == kind
        ? "\(kind.word) (reduce motion)" : "\(kind.word) → \(shown.word) (reduce motion)"
    }
  }
}

extension Transition.Kind {
  fileprivate var word: String {
    switch self {
    case .push: "slide"
    case .zoom: "zoom"
    case .fade: "cross-fade"
    case .custom: "custom"
    }
  }
}
