import EarshotSemantics

/// A view of UIKit's among SwiftUI's: nothing is known of it, so it is no stop until a modifier
/// gives it words or actions, and a warning says so.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// Who is told what happens to it.
  associatedtype Coordinator = Void
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Is called when the view ends.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes who is told what happens.
  func makeCoordinator() -> Coordinator
  /// How large the view is.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
  /// What is known where the view stands.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// As large as it wants.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// Makes what is no stop.
  @MainActor public static func _resolve(_ view: Self, in node: _Node) {
    node.stand(for: Self.self)
  }
}

/// What is known where a view of UIKit's stands.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// Who is told what happens.
  public let coordinator: Representable.Coordinator
  /// How the change is made.
  public let transaction: Transaction
  /// What surrounds the view.
  public let environment: EnvironmentValues
}

/// A screen of UIKit's among SwiftUI's views: nothing is known of it, so it is no stop until a
/// modifier gives it words or actions, and a warning says so.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The type of the screen.
  associatedtype UIViewControllerType: UIViewController
  /// Who is told what happens to it.
  associatedtype Coordinator = Void
  /// Makes the screen.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the screen up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Is called when the screen ends.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes who is told what happens.
  func makeCoordinator() -> Coordinator
  /// What is known where the screen stands.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Makes what is no stop.
  @MainActor public static func _resolve(_ view: Self, in node: _Node) {
    node.stand(for: Self.self)
  }
}

/// What is known where a screen of UIKit's stands.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// Who is told what happens.
  public let coordinator: Representable.Coordinator
  /// How the change is made.
  public let transaction: Transaction
  /// What surrounds the screen.
  public let environment: EnvironmentValues
}

extension _Node {
  /// Stands for a view that is not SwiftUI's.
  func stand<V: View>(for type: V.Type) {
    graph.report(.opaqueView(type: "\(type)"))
    draw("Representable")
  }
}
