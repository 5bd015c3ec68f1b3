import EarshotReader
import EarshotSemantics

/// What a navigation stack shows and how it got there.
@MainActor final class StackState {
  unowned let node: _Node
  /// The screens above the root.
  private(set) var entries: [Entry] = []
  /// The path as the app last wrote it, and how to write it.
  var path: any PathAccess = OwnPath()
  /// The destinations, by the type of the value.
  private var destinations: [ObjectIdentifier: [Destination]] = [:]
  /// Counts the ways to come to a screen, so that another value in a place is another screen.
  private var nextEntry = 0
  /// How the change was made by which the screens are what they are.
  private(set) var change = Transaction()
  /// Which look at what is shown sees that change first.
  private(set) var changedAt = -1
  /// Values the system does not listen to, as long as they are all the path holds (26.1).
  var ignored: [AnyHashable]?
  /// Whether the screens are being resolved one after another, each with what those below declare.
  private var isFollowing = false
  /// Is told when a screen comes onto the stack, where the stack is a column.
  var arrived: (@MainActor () -> Void)?
  /// Whether the first screen above the root stands in its place: it was chosen in the column before.
  private var replacesRoot = false

  /// One screen above the root.
  struct Entry {
    /// Tells it from all others of the stack.
    var number: Int
    var content: Content
    var node: _Node?

    enum Content {
      /// A value of the path.
      case value(AnyHashable)
      /// Views that were pushed without a value; `owner` says who is told that they are gone.
      case views(owner: Int?, make: @MainActor () -> AnyView, gone: @MainActor () -> Void)
    }

    var value: AnyHashable? { if case .value(let value) = content { value } else { nil } }

    var owner: Int? { if case .views(let owner, _, _) = content { owner } else { nil } }
  }

  /// Views for the values of a type.
  struct Destination {
    /// The node that declares it.
    unowned let node: _Node
    /// How many screens are below the one it is declared on.
    var level: Int
    var make: @MainActor (AnyHashable) -> AnyView?
  }

  init(_ node: _Node) { self.node = node }
}

/// How a stack reads and writes the path of the app.
@MainActor protocol PathAccess {
  /// The values of the path.
  var values: [AnyHashable] { get nonmutating set }
  /// The type of its values, if it is one for all.
  var elementType: Any.Type? { get }
  /// Whether a value can be on it.
  func accepts(_ value: AnyHashable) -> Bool
  /// Whether it is an empty path that was put in place of another, not one whose values were
  /// taken away.
  var isFresh: Bool { get }
}

/// The path of a stack whose app does not want to know it.
@MainActor private final class OwnPath: PathAccess {
  var values: [AnyHashable] = []
  var elementType: Any.Type? { nil }
  func accepts(_ value: AnyHashable) -> Bool { true }
  var isFresh: Bool { false }
}

/// A path of any values.
struct MixedPath: PathAccess {
  let binding: Binding<NavigationPath>

  var values: [AnyHashable] {
    get { binding.wrappedValue.values }
    nonmutating set {
      var path = NavigationPath()
      path.values = newValue
      binding.wrappedValue = path
    }
  }

  var elementType: Any.Type? { nil }
  func accepts(_ value: AnyHashable) -> Bool { true }
  var isFresh: Bool { binding.wrappedValue.values.capacity == 0 }
}

/// A path of values of one type.
struct TypedPath<Data>: PathAccess
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  let binding: Binding<Data>

  var values: [AnyHashable] {
    get { binding.wrappedValue.map { AnyHashable($0) } }
    nonmutating set {
      binding.wrappedValue = Data(newValue.compactMap { $0.base as? Data.Element })
    }
  }

  var elementType: Any.Type? { Data.Element.self }
  var isFresh: Bool { (binding.wrappedValue as? [Data.Element])?.capacity == 0 }
  func accepts(_ value: AnyHashable) -> Bool { value.base is Data.Element }
}

// MARK: - What is shown

extension StackState {
  /// The nodes of the screens, the root first.
  var screens: [_Node] {
    let above = entries.compactMap(\.node)
    if replacesRoot, !above.isEmpty { return above }
    return [node.children.first ?? nil].compactMap(\.self) + above
  }

  /// Brings the screens in line with the path.
  ///
  /// What the path and the screens have in common at their start stays; views that were pushed
  /// without a value stay as long as what is below them does.
  func follow(_ environment: EnvironmentValues) {
    let values = heededValues()
    var kept: [Entry] = []
    var next = 0
    var isSame = true
    for entry in entries where isSame {
      if let value = entry.value {
        if next < values.count, values[next] == value {
          kept.append(entry)
          next += 1
        } else if next < values.count, isReplacedBelowTop(entry, by: values) {
          // A typed path may be changed in its middle: the screens above stay (V2).
          kept.append(Entry(number: number(), content: .value(values[next])))
          entry.node?.unmount()
          next += 1
        } else {
          isSame = false
        }
      } else {
        kept.append(entry)
      }
    }
    let gone = entries.filter { entry in !kept.contains { $0.number == entry.number } }
    for value in values.dropFirst(next) {
      kept.append(Entry(number: number(), content: .value(value)))
    }
    if kept.map(\.number) != entries.map(\.number) {
      note(node.graph.transaction)
      if kept.isEmpty, popsAbruptly { change.disablesAnimations = true }
    }
    entries = kept
    for entry in gone.reversed() { leave(entry) }
    following {
      var index = 0
      while index < entries.count {
        place(index, environment)
        index += 1
      }
    }
  }

  /// Resolves views of the stack, after which the screens above them are resolved in any case.
  func following(_ resolve: () -> Void) {
    let outer = isFollowing
    isFollowing = true
    defer { isFollowing = outer }
    resolve()
  }

  /// Remembers how the screens become others.
  private func note(_ transaction: Transaction) {
    node.graph.screensMayDiffer()
    change = node.graph.transaction.isEmpty ? transaction : node.graph.transaction
    changedAt = node.graph.looks
  }

  private func isReplacedBelowTop(_ entry: Entry, by values: [AnyHashable]) -> Bool {
    guard let top = entries.last, top.number != entry.number, entries.count == values.count,
      entries.allSatisfy({ $0.value != nil })
    else { return false }
    return values.last == top.value
  }

  private func number() -> Int {
    nextEntry += 1
    return nextEntry
  }

  private func leave(_ entry: Entry) {
    entry.node?.unmount()
    if case .views(_, _, let gone) = entry.content { node.graph.afterUpdate(gone) }
  }

  /// Resolves a screen with the destination there is for it now.
  private func place(_ index: Int, _ outer: EnvironmentValues) {
    var environment = outer
    environment.stackLevel = index + 1
    environment.hidesDestinations = false
    environment.isPresented = true
    let number = entries[index].number
    let leave: @MainActor () -> Void = { [weak self] in self?.pop(entry: number) }
    environment.dismiss = DismissAction(action: leave)
    environment.presentationMode = .constant(PresentationMode(isPresented: true, action: leave))
    let view = StackScreen(content: views(of: entries[index]))
    if let node = entries[index].node {
      node.environment = environment
      node.resolve(view)
      node.invalidate()
    } else {
      entries[index].node = node.makeApart(view, environment: environment)
    }
  }

  private func views(of entry: Entry) -> AnyView? {
    switch entry.content {
    case .views(_, let make, _): return node.tracked(make)
    case .value(let value):
      guard let destination = destination(for: value) else {
        node.graph.report(.noDestinationOnPath(type: "\(type(of: value.base))"))
        return nil
      }
      return node.tracked { destination.make(value) }
    }
  }

  /// Ends all screens above the root.
  func end() {
    for entry in entries.reversed() { entry.node?.unmount() }
    entries = []
  }
}

// MARK: - Destinations

extension StackState {
  /// The destination of a value: of several the one nearest the root.
  func destination(for value: AnyHashable) -> Destination? {
    destinations[ObjectIdentifier(type(of: value.base))]?.min { left, right in
      (left.level, left.node.depth, left.node.serial)
        < (right.level, right.node.depth, right.node.serial)
    }
  }

  /// Takes a destination for a type; the screens above the root may look different then.
  func register(_ type: Any.Type, _ destination: Destination) {
    let key = ObjectIdentifier(type)
    var known = destinations[key] ?? []
    if let index = known.firstIndex(where: { $0.node === destination.node }) {
      known[index] = destination
    } else {
      if known.contains(where: { $0.node.isMounted }) {
        node.graph.report(.duplicateDestination(type: "\(type)"))
      }
      known.append(destination)
      let owner = destination.node
      owner.endings.append { [weak self, unowned owner] in
        self?.destinations[key]?.removeAll { $0.node === owner }
      }
    }
    destinations[key] = known
    if entries.count > destination.level { setDirty() }
  }
}

// MARK: - Moving

extension StackState {
  /// Puts a value on the path.
  func push(_ value: AnyHashable) {
    path.values.append(value)
    arrived?()
    setDirty()
  }

  /// Leaves all screens above the root; the next one stands in the place of the root if it is
  /// chosen in the column before.
  func removeAll(forReplacement: Bool = false) {
    if !entries.isEmpty { cut(to: 0) }
    if replacesRoot != forReplacement { node.graph.screensMayDiffer() }
    replacesRoot = forReplacement
  }

  /// Shows views above everything else on the stack.
  func push(
    owner: Int?, gone: @escaping @MainActor () -> Void, _ make: @escaping @MainActor () -> AnyView
  ) {
    if let owner, let index = entries.firstIndex(where: { $0.owner == owner }) {
      entries[index].content = .views(owner: owner, make: make, gone: gone)
    } else {
      note(Transaction.current.value)
      entries.append(
        Entry(number: number(), content: .views(owner: owner, make: make, gone: gone)))
      arrived?()
      node.invalidate()
    }
    setDirty()
  }

  /// Whether views of an owner are on the stack.
  func shows(owner: Int) -> Bool { entries.contains { $0.owner == owner } }

  /// Takes the views of an owner away, and all above them.
  func remove(owner: Int) {
    guard let index = entries.firstIndex(where: { $0.owner == owner }) else { return }
    cut(to: index)
  }

  /// Leaves the top screen.
  func pop() { if !entries.isEmpty { cut(to: entries.count - 1) } }

  private func pop(entry number: Int) {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
    cut(to: index)
  }

  /// Leaves all screens from one place above the root on.
  private func cut(to index: Int) {
    let gone = entries[index...]
    note(Transaction.current.value)
    entries.removeSubrange(index...)
    for entry in gone.reversed() { leave(entry) }
    node.invalidate()
    let left = entries.compactMap(\.value)
    if left.count < path.values.count {
      // The path is the app's state, which must not change while views are evaluated.
      if isFollowing {
        node.graph.afterUpdate { [self] in path.values = left }
      } else {
        path.values = left
      }
    }
    setDirty()
  }

  private func setDirty() { if !isFollowing { node.graph.setDirty(host: self) } }

  /// Resolves the screens above the root again.
  func refresh() {
    var environment = node.environment
    environment.stack = self
    follow(environment)
    node.invalidate()
  }
}

/// The views of one screen above the root; without any it is an empty placeholder.
struct StackScreen: View {
  let content: AnyView?

  var body: some View { content }
}

extension EnvironmentValues {
  /// How many screens of the stack are below.
  @Entry var stackLevel: Int = 0
}
