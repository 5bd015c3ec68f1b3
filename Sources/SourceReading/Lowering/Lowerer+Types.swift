import SwiftSyntax

extension Lowerer {
  mutating func lower(_ type: TypeSyntax) -> UInt32 {
    let place = span(type)
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let name):
      return writer.add(
        .typeName, plain(name.name.text), genericArguments(name.genericArgumentClause), span: place)
    case .memberType(let member):
      return writer.add(
        .typeName, typeName(type), genericArguments(member.genericArgumentClause), span: place)
    case .optionalType(let optional):
      return writer.add(.optionalType, [lower(optional.wrappedType)], span: place)
    case .implicitlyUnwrappedOptionalType(let optional): return lower(optional.wrappedType)
    case .arrayType(let array): return writer.add(.arrayType, [lower(array.element)], span: place)
    case .dictionaryType(let dictionary):
      let key = lower(dictionary.key)
      return writer.add(.dictionaryType, [key, lower(dictionary.value)], span: place)
    case .functionType(let function):
      var children = [lower(function.returnClause.type)]
      for parameter in function.parameters { children.append(lower(parameter.type)) }
      return writer.add(.functionType, children, span: place)
    case .tupleType(let tuple):
      let elements = Array(tuple.elements)
      if elements.count == 1, let only = elements.first { return lower(only.type) }
      let children = elements.map { element in
        let inner = lower(element.type)
        return writer.add(
          .argument, label: element.firstName?.text ?? "", [inner], span: span(element))
      }
      return writer.add(.tupleType, children, span: place)
    case .someOrAnyType(let some):
      return writer.add(.someType, [lower(some.constraint)], span: place)
    case .compositionType(let composition):
      let children = composition.elements.map { lower($0.type) }
      return writer.add(.composedType, children, span: place)
    case .attributedType(let attributed): return lower(attributed.baseType)
    case .metatypeType(let meta): return lower(meta.baseType)
    default: return other(type)
    }
  }

  private mutating func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [UInt32] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { return lower(type) }
      return Self.nothing
    }
  }

  /// The name of a type with its dots and without its generic arguments.
  func typeName(_ type: TypeSyntax) -> String {
    var names: [String] = []
    var current = type
    while let member = current.as(MemberTypeSyntax.self) {
      names.append(plain(member.name.text))
      current = member.baseType
    }
    switch current.as(TypeSyntaxEnum.self) {
    case .identifierType(let name): names.append(plain(name.name.text))
    case .arrayType: names.append("Array")
    case .dictionaryType: names.append("Dictionary")
    case .optionalType: names.append("Optional")
    default: names.append(current.trimmedDescription)
    }
    return names.reversed().joined(separator: ".")
  }
}
