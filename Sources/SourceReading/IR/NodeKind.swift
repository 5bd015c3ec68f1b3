/// What a node is, with its word (`text`), its second word (`label`) and its children in order.
///
/// An absent child is a node of kind ``nothing``, so that positions are fixed.
enum NodeKind: UInt8, Sendable {
  /// Absent.
  case nothing

  // Declarations.
  /// All of a file: its declarations and statements.
  case file
  /// `import`; text: the module.
  case importing
  /// A type; text: name, label: `struct`, `class`, `enum`, `actor`, `protocol`, `extension`.
  /// Children: attributes, inherited types, generic parameters, members.
  case type
  /// Text: name. Children: attributes, parameters, result, body, generic parameters.
  case function
  /// Children: attributes, parameters, nothing, body, generic parameters.
  case initializer
  /// Children: attributes, parameters, result, body.
  case subscripting
  /// Text: name. Children: attributes, type, initial value, getter, pattern if it is no name.
  case variable
  /// Text: inner name, label: outer name, empty for `_`. Children: type, default, attributes.
  case parameter
  /// Text: name. Children: raw value, then parameters.
  case enumCase
  /// Text: name. Children: the type.
  case typeAlias
  /// Children: anything, as the holder says.
  case list
  /// Text: name. Children: arguments.
  case attribute

  // Types.
  /// Text: name with its dots. Children: generic arguments.
  case typeName
  /// Children: the type.
  case optionalType
  /// Children: the element.
  case arrayType
  /// Children: key, value.
  case dictionaryType
  /// Children: the result, then parameters.
  case functionType
  /// Children: the types.
  case tupleType
  /// `some` or `any`. Children: the type.
  case someType
  /// `A & B`. Children: the types.
  case composedType

  // Expressions.
  /// Text: name.
  case name
  /// Text: member, label: that of the one argument in `init(label:)`. Children: base, nothing for `.member`.
  case member
  /// Children: callee, arguments.
  case call
  /// Children: base, arguments.
  case index
  /// Label: its label. Children: the expression.
  case argument
  /// Children: parameters, statements, attributes.
  case closure
  /// Children: text pieces and interpolations.
  case string
  /// Text: the words.
  case stringPiece
  /// Children: arguments.
  case interpolation
  /// Text: digits.
  case integer
  /// Text: digits.
  case float
  /// Text: `true` or `false`.
  case boolean
  /// `nil`.
  case nilLiteral
  /// Children: elements.
  case array
  /// Children: key, value, key, value…
  case dictionary
  /// Children: arguments.
  case tuple
  /// Text: operator. Children: left, right.
  case binary
  /// Text: operator. Children: the operand.
  case prefix
  /// Children: condition, then, else.
  case ternary
  /// `as`, `as?`, `as!`. Children: expression, type.
  case cast
  /// `is`. Children: expression, type.
  case typeTest
  /// Text: its names joined by dots. Children: the root type.
  case keyPath
  /// Text: name. Children: arguments.
  case macro
  /// Text: as it was written.
  case other

  // Statements.
  /// Children: statements.
  case block
  /// Children: conditions (a list), then, else.
  case ifElse
  /// Children: conditions (a list), else.
  case guarding
  /// Children: subject, cases.
  case switching
  /// Children: patterns (a list, empty for `default`), body.
  case switchCase
  /// A pattern of a case with its `where`. Children: pattern, condition.
  case casePattern
  /// `let x = y`, `let x`. Children: pattern, expression.
  case bindingCondition
  /// `case pattern = y`. Children: pattern, expression.
  case matchCondition
  /// `#available(…)`, text: as it was written, flags: optional for `#unavailable`.
  case availability
  /// Children: pattern, sequence, body.
  case forEach
  /// `while`, `repeat`. Children: body.
  case loop
  /// Children: expression.
  case returning
  /// `throw`, `break`, `continue`, `fallthrough`; text: which.
  case leaving
  /// Children: body, catch bodies.
  case doing

  // Patterns.
  /// Text: name.
  case namePattern
  /// `_`.
  case anyPattern
  /// Children: patterns; label of each is in an `argument`.
  case tuplePattern
  /// Children: the expression; names bound inside it are `namePattern`s.
  case expressionPattern
  /// `is T`. Children: type.
  case typePattern
}
