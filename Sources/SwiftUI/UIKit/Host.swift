import EarshotReader
import EarshotSemantics

extension _UIKitHost {
  /// Lets UIKit's types ask and tell the app they run in.
  @MainActor static let installed: Void = {
    var host = _UIKitHost()
    host.idiom = { Inbox.current?.listener.device == .pad ? .pad : .phone }
    host.screenSize = {
      Inbox.current?.listener.device == .pad
        ? CGSize(width: 834, height: 1194) : CGSize(width: 390, height: 844)
    }
    host.open = { url in Inbox.current?.post(.opened(url: url.absoluteString)) }
    current = host
  }()
}
