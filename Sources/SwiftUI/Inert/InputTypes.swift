// Inert: types of modifiers of which nothing is heard.

/// How large a presentation is.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Fitted.
  public static let fitted = Self(name: "fitted")
  /// Form.
  public static let form = Self(name: "form")
  /// Page.
  public static let page = Self(name: "page")
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Browser.
  public static let browser = Self(name: "browser")
  /// Editor.
  public static let editor = Self(name: "editor")
  /// Navigationstack.
  public static let navigationStack = Self(name: "navigationStack")
}

/// When tabs become small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Onscrolldown.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// Onscrollup.
  public static let onScrollUp = Self(name: "onScrollUp")
  /// Never.
  public static let never = Self(name: "never")
}

/// How a search field stands.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Minimize.
  public static let minimize = Self(name: "minimize")
}

/// What writing tools may do.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Complete.
  public static let complete = Self(name: "complete")
  /// Limited.
  public static let limited = Self(name: "limited")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// What a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// Widget.
  public static let widget = Self(name: "widget")
  /// Navigation.
  public static let navigation = Self(name: "navigation")
  /// Tabview.
  public static let tabView = Self(name: "tabView")
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Portrait.
  public static let portrait = Self(name: "portrait")
  /// Portraitupsidedown.
  public static let portraitUpsideDown = Self(name: "portraitUpsideDown")
  /// Landscapeleft.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// Landscaperight.
  public static let landscapeRight = Self(name: "landscapeRight")
}

/// What a keyboard is for.
public enum UIKeyboardType: Hashable, Sendable {
  /// Default.
  case `default`
  /// AsciiCapable.
  case asciiCapable
  /// NumbersAndPunctuation.
  case numbersAndPunctuation
  /// URL.
  case URL
  /// NumberPad.
  case numberPad
  /// PhonePad.
  case phonePad
  /// NamePhonePad.
  case namePhonePad
  /// EmailAddress.
  case emailAddress
  /// DecimalPad.
  case decimalPad
  /// Twitter.
  case twitter
  /// WebSearch.
  case webSearch
  /// AsciiCapableNumberPad.
  case asciiCapableNumberPad
}

/// What a keyboard is for.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// None.
  case none
  /// Words.
  case words
  /// Sentences.
  case sentences
  /// AllCharacters.
  case allCharacters
}

/// What a field is for.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// Name.
  public static let name = Self(name: "name")
  /// Nameprefix.
  public static let namePrefix = Self(name: "namePrefix")
  /// Givenname.
  public static let givenName = Self(name: "givenName")
  /// Familyname.
  public static let familyName = Self(name: "familyName")
  /// Nickname.
  public static let nickname = Self(name: "nickname")
  /// Organizationname.
  public static let organizationName = Self(name: "organizationName")
  /// Location.
  public static let location = Self(name: "location")
  /// Fullstreetaddress.
  public static let fullStreetAddress = Self(name: "fullStreetAddress")
  /// Streetaddressline1.
  public static let streetAddressLine1 = Self(name: "streetAddressLine1")
  /// Addresscity.
  public static let addressCity = Self(name: "addressCity")
  /// Addressstate.
  public static let addressState = Self(name: "addressState")
  /// Postalcode.
  public static let postalCode = Self(name: "postalCode")
  /// Countryname.
  public static let countryName = Self(name: "countryName")
  /// Telephonenumber.
  public static let telephoneNumber = Self(name: "telephoneNumber")
  /// Emailaddress.
  public static let emailAddress = Self(name: "emailAddress")
  /// Url.
  public static let URL = Self(name: "URL")
  /// Creditcardnumber.
  public static let creditCardNumber = Self(name: "creditCardNumber")
  /// Username.
  public static let username = Self(name: "username")
  /// Password.
  public static let password = Self(name: "password")
  /// Newpassword.
  public static let newPassword = Self(name: "newPassword")
  /// Onetimecode.
  public static let oneTimeCode = Self(name: "oneTimeCode")
  /// Birthdate.
  public static let birthdate = Self(name: "birthdate")
}

extension VerticalEdge {
  /// Sides above and below.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Creates a set of its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// How something comes and goes.
public struct AnyTransition: Sendable {
  private let name: String
  /// At once.
  public static let identity = Self(name: "identity")
  /// Fading.
  public static let opacity = Self(name: "opacity")
  /// Growing.
  public static let scale = Self(name: "scale")
  /// Sliding.
  public static let slide = Self(name: "slide")
  /// Growing from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { .scale }
  /// From a side.
  public static func move(edge: Edge) -> Self { .slide }
  /// From a side, pushing.
  public static func push(from edge: Edge) -> Self { .slide }
  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { .slide }
  /// From a distance.
  public static func offset(_ offset: CGSize) -> Self { .slide }
  /// One way in, another out.
  public static func asymmetric(insertion: Self, removal: Self) -> Self { insertion }
  /// With a modifier of the app's.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> Self { .identity }
  /// Two at once.
  public func combined(with other: Self) -> Self { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> Self { self }
}

/// A device a preview is for.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Its name.
  public let rawValue: String
  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As a device.
  case device
  /// As its content.
  case sizeThatFits
  /// As it says.
  case fixed(width: CGFloat, height: CGFloat)
}
