import EarshotSemantics

/// Turns view trees into screens of elements and follows what leads from one to the next.
final class Renderer {
  let evaluator: Evaluator
  let symbols: SymbolNames
  private(set) var drafts: [ScreenDraft] = []
  private var index: [String: ScreenDraft] = [:]
  private var names: [String: Int] = [:]
  private var variants: [String: [ScreenDraft]] = [:]
  /// The screen that is being rendered.
  var draft: ScreenDraft {
    didSet { evaluator.reads = draft.reads }
  }
  var presenters: [StateKey: [Presenter]] = [:]
  var destinations: [String: [Destination]] = [:]
  /// State that holds the path of a stack.
  var paths: Set<StateKey> = []
  /// Tabs by the state that selects them.
  var tabs: [StateKey: [(tag: Value, name: String)]] = [:]
  /// What columns show for a selection.
  var columns: [StateKey: (content: Value, context: RenderContext)] = [:]
  /// What lists select, and what is selected at first.
  var selections: [StateKey: Value] = [:]
  /// The columns of a split view, with their content.
  var detail: [(content: Value, context: RenderContext)] = []
  /// State that an action was seen to set so that something is presented.
  var opened: Set<StateKey> = []
  /// Whether what is found out about a way between screens goes into the graph.
  var isNoting = true
  /// Presentations that no action was seen to open.
  var unopened: [(presenter: Presenter, from: ScreenDraft)] = []
  /// Actions whose effects are not known before all screens are.
  var actions: [(entries: [Recorder.Entry], from: ScreenDraft, isLink: Bool)] = []
  /// Whether what is being followed opens a link.
  var followsLink = false
  var resolved: [Int: [Effect]] = [:]
  /// How many views could not be read so far.
  var unread = 0
  /// The state that the last action changes.
  var changedState: [String] = []
  /// What the last action sets that state to, where that is known.
  var setState: [Evidence.Fact] = []
  var graph = NavigationGraph()
  /// What was seen of paths.
  var notes = PathNotes()
  var statistics = ReadingStatistics()
  /// What is true at first of the conditions of each screen, and what they depend on.
  var states: [String: FirstState] = [:]
  /// The elements of views of this screen that were rendered before, by their arguments.
  var memory: [String: [Element]] = [:]
  /// The types whose bodies were evaluated.
  var seen: Set<String> = []

  static let screenLimit = 500
  static let variantLimit = 24
  /// How many wrappers of one view are looked through.
  private static let wrapperLimit = 4

  init(evaluator: Evaluator, symbols: SymbolNames) {
    self.evaluator = evaluator
    self.symbols = symbols
    draft = ScreenDraft(
      name: "", tree: .nothing, kind: .loose, context: RenderContext(), overrides: [:],
      isInStack: false)
    evaluator.reads = draft.reads
  }

  /// The titles of screens that have one in some of their ways only, or another in each.
  var titles: [String: Wording] {
    var titles: [String: Wording] = [:]
    for draft in drafts { if case .oneOf? = draft.title { titles[draft.name] = draft.title } }
    return titles
  }

  /// How each screen came about.
  var traces: [String: ScreenTrace] {
    var traces: [String: ScreenTrace] = [:]
    for draft in drafts {
      var files = draft.reads.paths
      var cause = draft.cause
      // Screens may lead to each other, but each has led to its own first.
      for _ in 0..<drafts.count {
        guard let known = cause else { break }
        files.formUnion(known.reads.paths)
        cause = known.cause
      }
      let view = instance(of: draft.tree)
      if let view { files.insert(view.type.code.file.path) }
      traces[draft.name] = ScreenTrace(
        files: files, view: view?.type.fullName, viewFile: view?.type.code.file.path,
        isLoose: draft.isLoose)
    }
    return traces
  }

  /// The types of all views that are shown somewhere.
  var shownViews: Set<String> { seen }

  private func instance(of tree: ViewTree) -> Instance? {
    switch tree {
    case .custom(let instance): instance
    case .modified(let inner, _): instance(of: inner)
    default: nil
    }
  }

  /// The screen that shows a tree; it is rendered later if it is new.
  func screen(
    _ tree: ViewTree, kind: ScreenDraft.Kind, context: RenderContext, named fallback: String,
    isInStack: Bool, overrides: [StateKey: Value] = [:], subject told: String? = nil
  ) -> ScreenDraft? {
    guard !tree.isNothing else { return nil }
    let tree = unwrapped(tree, context)
    let subject = told ?? subject(of: tree)
    let key =
      key(of: tree, kind)
      + overrides.map { "\($0.key.name)=\(shape($0.value, 0))" }.sorted()
      .joined()
    if let known = index[key] { return known }
    let base = subject ?? fallback
    let variant = "\(base)|\(kindName(kind))"
    if let known = variants[variant], known.count >= Self.variantLimit { return known[0] }
    guard drafts.count < Self.screenLimit else { return nil }
    var context = context
    context.path = []
    context.selection = nil
    context.isInMenu = false
    context.isInLeaf = false
    context.isLazy = false
    context.isConditional = false
    context.depth = 0
    context.isInStack = isInStack
    let number = names[base, default: 0] + 1
    names[base] = number
    let draft = ScreenDraft(
      name: number == 1 ? base : "\(base) \(number)", tree: tree, kind: kind, context: context,
      overrides: overrides, isInStack: isInStack)
    // What nothing leads to has no cause, whatever was looked at before it.
    draft.cause = draft.isLoose ? nil : self.draft
    index[key] = draft
    variants[variant, default: []].append(draft)
    drafts.append(draft)
    return draft
  }

  /// What a wrapper shows: a generic view that is nothing but the view it was given.
  private func unwrapped(_ tree: ViewTree, _ context: RenderContext) -> ViewTree {
    var tree = tree
    for _ in 0..<Self.wrapperLimit {
      guard case .custom(let instance) = tree, !instance.isSample, !instance.type.generics.isEmpty,
        let inner = body(of: instance, context), case .custom = inner
      else { return tree }
      seen.insert(instance.type.fullName)
      tree = inner
    }
    return tree
  }

  private func kindName(_ kind: ScreenDraft.Kind) -> String {
    switch kind {
    case .presented(let style): style.rawValue
    case .pushed: "pushed"
    default: "root"
    }
  }

  /// The type of the view that a screen shows.
  func subject(of tree: ViewTree) -> String? {
    switch tree {
    case .custom(let instance): instance.type.name
    case .modified(let inner, _): subject(of: inner)
    case .several(let parts): parts.count == 1 ? subject(of: parts[0]) : nil
    case .builtin(let builtin)
    where ["NavigationStack", "NavigationView", "Group", "ScrollView"].contains(builtin.name):
      if case .closure(let closure)? = builtin.trailing ?? builtin.value("root") {
        evaluator.deeper({ subject(of: evaluator.build(closure, [])) }, otherwise: nil)
      } else {
        nil
      }
    default: nil
    }
  }

  /// Screens of one key are one screen: the same view with the same known arguments.
  private func key(of tree: ViewTree, _ kind: ScreenDraft.Kind) -> String {
    let prefix = kindName(kind)
    guard evaluator.takeStep() else { return prefix }
    switch tree {
    case .custom(let instance):
      return "\(prefix) \(instance.type.fullName)(\(fields(of: instance, 0)))"
    case .modified(let inner, let modifier):
      let isNamed = modifier.name == "navigationTitle" || modifier.name == "environment"
      return key(of: inner, kind) + (isNamed ? "@\(identity(modifier.code))" : "")
    case .builtin(let builtin): return "\(prefix) \(identity(builtin.code))"
    case .several(let parts):
      return parts.prefix(20).map { key(of: $0, kind) }.joined(separator: "+")
    case .branches(let ways):
      return ways.prefix(20).map { key(of: $0.tree, kind) }.joined(separator: "|")
    case .opaque(let name, let code), .unresolved(let name, let code):
      return "\(prefix) \(name) \(identity(code))"
    case .nothing, .rendered: return prefix
    }
  }

  private func identity(_ code: Code) -> String { "\(code.file.path):\(code.index)" }

  private func fields(of instance: Instance, _ depth: Int) -> String {
    instance.fields.keys.sorted().map { name in
      "\(name):\(instance.fields[name].map { shape($0, depth + 1) } ?? "")"
    }.joined(separator: ",")
  }

  /// A value by what is known of it.
  func shape(_ value: Value, _ depth: Int) -> String {
    guard depth < 3, evaluator.takeStep() else { return "_" }
    switch value {
    case .text(let text): return text.plain ?? "_"
    case .integer(let number): return "\(number)"
    case .boolean(let known): return "\(known)"
    case .enumCase(let value):
      return
        ".\(value.name)(\(value.arguments.map { shape($0.value, depth + 1) }.joined(separator: ",")))"
    case .instance(let instance):
      return "\(instance.type.name)(\(fields(of: instance, depth)))"
    case .binding(let binding): return shape(binding.value, depth)
    case .implicit(let name, _): return ".\(name)"
    case .absent: return "nil"
    default: return "_"
    }
  }
}

/// Figures about how much of an app could be read.
public struct ReadingStatistics: Sendable {
  /// Swift files that were read.
  public var files = 0
  /// Files that were skipped: UIKit, Objective-C and tests.
  public var skippedFiles = 0
  /// Views of the input.
  public var views = 0
  /// Views whose body was evaluated.
  public var evaluatedViews = 0
  /// Views of the input that could not be followed, by the view they are in.
  public var unresolved: [String: [String]] = [:]
  /// Views of absent modules, by name.
  public var opaque: [String: Int] = [:]
  /// Why the words of each expression that is shown in their place are not known.
  public var causes: [String: UnknownCause] = [:]

  /// How many steps each screen took.
  public var steps: [String: Int] = [:]

  /// Creates empty figures.
  public init() {}
}
