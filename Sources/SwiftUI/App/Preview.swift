/// A view with sample data that can be opened by its name.
@freestanding(declaration)
public macro Preview<C: View>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> C
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A view with sample data and traits, which do not change what is heard.
@freestanding(declaration)
public macro Preview<C: View>(
  _ name: String? = nil, traits: PreviewTrait, @ViewBuilder body: @escaping @MainActor () -> C
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks state that is declared among the views of a `#Preview`.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Vegetarian only", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// How a preview is shown.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String
  /// As large as its content.
  public static let sizeThatFitsLayout = Self(name: "sizeThatFitsLayout")
  /// Upright.
  public static let portrait = Self(name: "portrait")
  /// On its side.
  public static let landscapeLeft = Self(name: "landscapeLeft")
  /// As it says.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { .sizeThatFitsLayout }
}

/// Views with sample data, in the way before `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// What a `#Preview` in the program makes.
public final class _Preview {
  var name: String?
  var make: @MainActor () -> AnyView = { AnyView(EmptyView()) }

  init() {}

  /// Is called by the record of a preview.
  public static func fill<C: View>(
    _ pointer: UnsafeMutableRawPointer, name: String?,
    @ViewBuilder _ body: @escaping @MainActor () -> C
  ) {
    let preview = Unmanaged<_Preview>.fromOpaque(pointer).takeUnretainedValue()
    preview.name = name
    preview.make = { AnyView(body()) }
  }
}

@_silgen_name("earshot_previews_start") private func previewsStart() -> UnsafeRawPointer?
@_silgen_name("earshot_previews_stop") private func previewsStop() -> UnsafeRawPointer?

/// The `#Preview`s of the program.
@MainActor public enum Previews {
  private typealias Record = (UInt, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// Their names, in the order they stand in the program; without a name, "Preview" and a number.
  public static var names: [String] {
    all.enumerated().map { $1.name ?? "Preview \($0 + 1)" }
  }

  /// The view of a preview, nil if there is none of the name.
  public static func view(named name: String) -> AnyView? {
    guard let index = names.firstIndex(of: name) else { return nil }
    return all[index].make()
  }

  /// The view of a preview, also of the kind before `#Preview`: a type of the app's own module, by
  /// its name, or of another one, by "Module.Name".
  public static func view(named name: String, inModuleOf app: Any.Type) -> AnyView? {
    if let view = view(named: name) { return view }
    let pieces = name.split(separator: ".").map(String.init)
    let module = String(reflecting: app).split(separator: ".").first.map(String.init) ?? ""
    let path = pieces.count > 1 ? pieces : [module] + pieces
    for kind in ["V", "O", "C"] {
      let mangled = path.map { "\($0.utf8.count)\($0)" }.joined() + kind
      if let provider = _typeByName(mangled) as? any PreviewProvider.Type {
        return provided(by: provider)
      }
    }
    return nil
  }

  private static func provided<Provider: PreviewProvider>(by: Provider.Type) -> AnyView {
    AnyView(Provider.previews)
  }

  private static var all: [_Preview] {
    guard let start = previewsStart(), let stop = previewsStop(), start < stop else { return [] }
    let count = (stop - start) / MemoryLayout<Record>.stride
    let records = UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: Record.self), count: count)
    return records.filter { $0.0 == 1 }.map { record in
      let preview = _Preview()
      record.1(Unmanaged.passUnretained(preview).toOpaque())
      return preview
    }
  }
}
