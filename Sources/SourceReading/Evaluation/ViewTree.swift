import EarshotSemantics

/// What a view is made of, before it is known which elements it becomes.
///
/// A modifier may change what is below it (a style, a disabled container), so the tree is
/// built first and turned into elements from the outside in.
indirect enum ViewTree {
  case nothing
  case several([ViewTree])
  /// Alternatives whose conditions are not known.
  case branches([Way])
  /// A view of the framework's.
  case builtin(Builtin)
  /// A view of the input; its body is evaluated when it is needed.
  case custom(Instance)
  case modified(ViewTree, Modifier)
  /// Elements that were made before, where a style puts the parts of a control.
  case rendered(RenderedElements)
  /// A view of a module that is not in the input.
  case opaque(String, Code)
  /// A view of the input that could not be followed.
  case unresolved(String, Code)

  /// An alternative, and the condition under which it is shown.
  struct Way {
    var when: Condition
    var tree: ViewTree
  }

  var isNothing: Bool {
    switch self {
    case .nothing: true
    case .several(let parts): parts.allSatisfy(\.isNothing)
    default: false
    }
  }
}

/// Elements that stand where a view is wanted.
final class RenderedElements {
  let elements: [Element]

  init(_ elements: [Element]) { self.elements = elements }
}

/// A view of the framework's with its arguments.
final class Builtin {
  let name: String
  let arguments: [Argument]
  let code: Code

  init(name: String, arguments: [Argument], code: Code) {
    self.name = name
    self.arguments = arguments
    self.code = code
  }

  /// The value of an argument by its label.
  func value(_ label: String) -> Value? {
    arguments.first { $0.label == label && !$0.isTrailing }?.value
      ?? arguments.first { $0.label == label && !label.isEmpty }?.value
  }

  /// The first argument without a label that is not a trailing closure.
  var first: Value? { arguments.first { $0.label.isEmpty && !$0.isTrailing }?.value }

  /// The trailing closure without a label.
  var trailing: Value? { arguments.first { $0.label.isEmpty && $0.isTrailing }?.value }
}

/// A modifier of the framework's with its arguments.
typealias Modifier = Builtin
