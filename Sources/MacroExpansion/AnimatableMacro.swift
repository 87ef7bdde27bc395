// Part of Snapback, under the MIT licence; see LICENSE.

/// The expansion of `@Animatable`: an extension with `animatableData`, the pair of the stored variables' data.
///
/// Constants, static variables, those with accessors and those with attributes, such as `@State` and
/// `@AnimatableIgnored`, are left out.
package enum AnimatableMacro {
  /// The reason why a declaration cannot have the attribute.
  package enum Failure: Error, Equatable, Sendable {
    /// A variable has no type, and none follows from its value.
    case noType(String)

    package var message: String {
      switch self {
      case .noType(let name):
        "'@Animatable' needs a type for '\(name)', or @AnimatableIgnored before it"
      }
    }
  }

  /// The extension by which a type conforms.
  package static func conformance(
    of type: String, _ declaration: String
  ) throws(Failure) -> String {
    let properties = try self.properties(of: declaration)
    let type = type.filter { !$0.isWhitespace }
    let access = isPublic(declaration) ? "public " : ""
    let conformance = conforms(declaration) ? "" : ": Animatable"
    guard let last = properties.indices.last else {
      return "extension \(type)\(conformance) {}"
    }
    // Pairs of the first variable and of the pair of the others.
    var (data, value) = ("", "")
    for index in properties.indices.reversed() {
      let property = properties[index]
      let part = ("(\(property.type)).AnimatableData", "self.\(property.name).animatableData")
      if index == last {
        (data, value) = part
      } else {
        (data, value) = (
          "AnimatablePair<\(part.0), \(data)>", "AnimatablePair(\(part.1), \(value))"
        )
      }
    }
    let changes = properties.indices.map { index in
      let path =
        String(repeating: ".second", count: index) + (index == last ? "" : ".first")
      return "self.\(properties[index].name).animatableData = newValue\(path)"
    }
    return """
      extension \(type)\(conformance) {
      \(access)var animatableData: \(data) {
      get { \(value) }
      set {
      \(changes.joined(separator: "\n"))
      }
      }
      }
      """
  }

  private typealias Token = PropertyDeclaration.Token

  /// The stored variables with their types.
  private static func properties(
    of declaration: String
  ) throws(Failure) -> [(name: String, type: String)] {
    let model = ModelDeclaration(type: declaration)
    var properties: [(name: String, type: String)] = []
    for property in model.properties where property.isVariable && property.attributes.isEmpty {
      let type = property.type.map(withoutComment)
      guard let type = type ?? property.value.map(withoutComment).flatMap(inferredType) else {
        throw .noType(property.name)
      }
      properties.append((property.name, type))
    }
    return properties
  }

  /// The text up to the end of its last token.
  private static func withoutComment(_ text: String) -> String {
    PropertyDeclaration.tokens(of: text).last.map { String(text[..<$0.text.endIndex]) } ?? text
  }

  /// The type of an initial value, from its source: of a number literal, `Type(…)` or `Type.member`.
  private static func inferredType(of value: String) -> String? {
    let digits = value.drop { $0 == "-" }
    if digits.first?.isNumber == true {
      let isDecimal = digits.allSatisfy { $0.isNumber || ".e_-".contains($0) }
      return isDecimal ? digits.contains { ".e".contains($0) } ? "Double" : "Int" : nil
    }
    if value == "true" || value == "false" { return "Bool" }
    let tokens = PropertyDeclaration.tokens(of: value)
    guard let name = tokens.first?.text, name.first?.isUppercase == true else { return nil }
    return String(name)
  }

  private static func isPublic(_ declaration: String) -> Bool {
    header(declaration).contains { $0.text == "public" || $0.text == "open" }
  }

  /// Returns whether the declaration itself has a conformance to `Animatable`.
  private static func conforms(_ declaration: String) -> Bool {
    header(declaration).drop { $0.text != ":" }.prefix { $0.text != "where" }
      .contains { $0.text == "Animatable" }
  }

  /// The declaration up to its members.
  private static func header(_ declaration: String) -> [Token] {
    Array(
      PropertyDeclaration.tokens(of: declaration).filter { $0.depth == 0 }
        .prefix { $0.text != "{" })
  }
}
