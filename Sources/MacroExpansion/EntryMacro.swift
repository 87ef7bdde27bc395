// Part of Snapback, under the MIT licence; see LICENSE.

/// The expansion of `@Entry var name: Value = defaultValue` in an extension of `EnvironmentValues` or
/// `Transaction`, or of `@Entry var name: Value?` in one of `FocusedValues`.
package struct EntryMacro: Equatable, Sendable {
  /// The reason why a declaration cannot have the attribute.
  package enum Failure: Error, Equatable, Sendable {
    /// It is not a `var` with a name.
    case noVariable
    /// It has neither a default value nor an optional type.
    case noDefaultValue
    /// It is a focused value whose type is not written with a question mark.
    case noOptionalType
    /// It is not in an extension of one of the known types.
    case unknownType

    package var message: String {
      switch self {
      case .noVariable: "'@Entry' needs a 'var'"
      case .noDefaultValue: "'@Entry' needs a default value"
      case .unknownType:
        "'@Entry' needs an extension of EnvironmentValues, ContainerValues, FocusedValues or Transaction"
      case .noOptionalType: "'@Entry' in FocusedValues needs an optional type"
      }
    }
  }

  /// The declaration of the key.
  package let key: String
  /// The accessors of the property.
  package let accessors: String

  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  /// - Parameters:
  ///   - declaration: The text of the property with its attributes.
  ///   - context: The text of the extension around it; nil if the compiler does not provide it.
  package init(_ declaration: String, in context: String?) throws(Failure) {
    let type = context.map(Self.extendedType) ?? "EnvironmentValues"
    guard let keyProtocol = Self.keyProtocols[type] else { throw .unknownType }
    guard let property = PropertyDeclaration(declaration) else { throw .noVariable }
    let name = "__Key_" + property.name.filter { $0 != "`" }
    accessors = "get { self[\(name).self] } set { self[\(name).self] = newValue }"
    let member: String
    if type == "FocusedValues" {
      guard let type = property.type, type.last == "?" else { throw .noOptionalType }
      member = "typealias Value = \(type.dropLast())"
    } else if let type = property.type {
      guard let value = property.value ?? (type.last == "?" ? "nil" : nil) else {
        throw .noDefaultValue
      }
      // A comment at the end of the value ends with the line.
      member = "static var defaultValue: \(type) { \(value)\n}"
    } else {
      guard let value = property.value else { throw .noDefaultValue }
      member = "static let defaultValue = \(value)\n"
    }
    key = "private struct \(name): \(keyProtocol) {\n\(member)\n}"
  }

  /// The last part of the name of the type that an extension extends; empty if the text is not an extension.
  private static func extendedType(_ text: String) -> String {
    let words = PropertyDeclaration.tokens(of: text).map { String($0.text) }
    guard let keyword = words.firstIndex(of: "extension") else { return "" }
    let name = words[(keyword + 1)...].prefix { $0 != "{" && $0 != ":" && $0 != "where" }
    return name.last ?? ""
  }
}
