/// Why a reader could not do what it was told, with its wording.
public enum ReaderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing on the screen has this text; the labels most like it, and how many elements were
  /// looked at if there are more.
  case notFound(String, nearest: [String], among: Int?)
  /// The element has no action of this name.
  case noAction(String, has: [String])
  /// There is no tab of this name.
  case noTab(String, has: [String])
  /// There is no rotor of this name.
  case noRotor(String, has: [String])
  /// There is no field to type into.
  case noField
  /// There is no setting of this name.
  case noSetting(String)
  /// A setting cannot have this value, or not while an app runs.
  case noValue(String, for: ProfileSetting)

  /// What is wrong, and what there is instead.
  public var description: String {
    switch self {
    case .notFound(let text, let nearest, let count):
      "nothing is called \"\(text)\"" + (count.map { " among the first \($0) elements" } ?? "")
        + "; " + Self.list(nearest, "nearest: ", none: "nothing to read")
    case .noAction(let name, let has):
      "the element has no action \"\(name)\"; " + Self.list(has, "it has: ", none: "it has none")
    case .noTab(let name, let has):
      "there is no tab \"\(name)\"; "
        + Self.list(has, "there are: ", none: "no tabs can be reached here")
    case .noRotor(let name, let has):
      "there is no rotor \"\(name)\"" + Self.meant(name, has) + "; "
        + Self.list(has, "there are: ", none: "")
    case .noField: "there is no field to type into; move to one first"
    case .noSetting(let name):
      "there is no setting \"\(name)\"" + Self.meant(name, Self.settings) + "; "
        + Self.list(Self.settings, "there are: ", none: "")
    case .noValue(let value, let setting):
      "\(setting.rawValue) cannot be \"\(value)\": expected \(setting.expected)"
    }
  }

  private static let settings = ProfileSetting.changeable.map(\.rawValue)

  private static func list(_ names: [String], _ start: String, none: String) -> String {
    names.isEmpty ? none : start + names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private static func meant(_ name: String, _ names: [String]) -> String {
    Nearness.meant(by: name, in: names).map { ", did you mean \"\($0)\"?" } ?? ""
  }
}
