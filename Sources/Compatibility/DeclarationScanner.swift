// Part of Snapback, under the MIT licence; see LICENSE.

/// Finds the public declarations of Swift sources, from their tokens.
///
/// It tracks braces, comments and string literals, in the style of this project's sources, and has
/// no type information. Initializers, subscripts, operators, names that begin with an underscore,
/// and declarations with the attribute `@_spi` are skipped.
package struct DeclarationScanner {
  package struct Declaration: Hashable, Sendable {
    package let owner: String?
    package let name: String
  }

  package private(set) var declarations: Set<Declaration> = []
  /// The qualified names of types that are not public.
  private var hidden: Set<String> = []

  package init() {}

  /// The public declarations of all scanned sources.
  package var found: Set<Declaration> {
    declarations.filter { declaration in
      guard let owner = declaration.owner else { return true }
      return !hidden.contains(owner) && !owner.contains("_")
    }
  }

  private struct Scope {
    var owner: String?
    /// Whether declarations in it are ignored: bodies of functions and of types that are not
    /// public.
    var isIgnored = false
    /// Whether declarations without an access modifier are public: the requirements of a protocol.
    var isPublicByDefault = false
    var isEnum = false
  }

  package mutating func scan(_ source: String) {
    var scopes = [Scope()]
    var pending: [Substring] = []
    for token in DeclarationScanner.tokens(of: source) {
      switch token {
      case "{":
        let outer = scopes[scopes.count - 1]
        if !outer.isIgnored { note(pending, outer) }
        scopes.append(outer.isIgnored ? outer : scope(pending, in: outer))
        pending.removeAll()
      case "}":
        let inner = scopes[scopes.count - 1]
        if !inner.isIgnored { note(pending, inner) }
        if scopes.count > 1 { scopes.removeLast() }
        pending.removeAll()
      default: pending.append(token)
      }
    }
    note(pending, scopes[0])
  }

  private static let typeKeywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor",
  ]
  private static let memberKeywords: Set<Substring> = [
    "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case", "deinit",
  ]

  /// The scope that is opened by a brace after the given tokens.
  private mutating func scope(_ tokens: [Substring], in outer: Scope) -> Scope {
    let tokens = DeclarationScanner.joiningAttributeLines(tokens)
    let last = tokens.lastIndex { token in
      DeclarationScanner.typeKeywords.contains(token)
        || DeclarationScanner.memberKeywords.contains(token)
        || token == "extension"
    }
    guard let last, last + 1 < tokens.count,
      !DeclarationScanner.memberKeywords.contains(tokens[last])
    else { return Scope(isIgnored: true) }
    let name = String(tokens[last + 1])
    // Modifiers precede the keyword on the same line.
    let modifiers = tokens[..<last].reversed().prefix { $0 != "\n" }
    if tokens[last] == "extension" {
      if modifiers.contains("_spi") { return Scope(isIgnored: true) }
      return Scope(owner: name == "[" ? "Array" : name)
    }
    let path = outer.owner.map { $0 + "." + name } ?? name
    if !DeclarationScanner.isPublic(modifiers) {
      hidden.insert(path)
      return Scope(isIgnored: true)
    }
    return Scope(
      owner: path, isPublicByDefault: tokens[last] == "protocol", isEnum: tokens[last] == "enum")
  }

  private static func isPublic(_ modifiers: some Sequence<Substring>) -> Bool {
    let modifiers = Set(modifiers)
    return !modifiers.isDisjoint(with: ["public", "open"]) && !modifiers.contains("_spi")
  }

  /// Removes the line feeds after lines that consist of attributes, so that they precede their
  /// declaration.
  private static func joiningAttributeLines(_ tokens: [Substring]) -> [Substring] {
    let lines = tokens.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(
      lines.enumerated().flatMap { number, line -> [Substring] in
        let isAttribute =
          line.first == "@"
          && !line.contains { typeKeywords.contains($0) || memberKeywords.contains($0) }
        return Array(line) + (isAttribute || number == lines.count - 1 ? [] : ["\n"])
      })
  }

  /// Records the declarations among the tokens of a scope.
  private mutating func note(_ tokens: [Substring], _ scope: Scope) {
    for line in DeclarationScanner.joiningAttributeLines(tokens).split(separator: "\n") {
      guard
        let index = line.firstIndex(where: {
          DeclarationScanner.typeKeywords.contains($0)
            || DeclarationScanner.memberKeywords.contains($0)
        })
      else { continue }
      var (start, kind) = (index, line[index])
      // `class func` begins with the keyword of a type.
      if kind == "class", line.indices.contains(index + 1),
        DeclarationScanner.memberKeywords.contains(line[index + 1])
      {
        start += 1
        kind = line[start]
      }
      if kind == "case", scope.isEnum {
        noteCases(line[(start + 1)...], scope)
        continue
      }
      let modifiers = line[..<start]
      let isPublic =
        (scope.isPublicByDefault && !modifiers.contains("_spi"))
        || DeclarationScanner.isPublic(modifiers)
      guard isPublic, start + 1 < line.endIndex else { continue }
      note(line[start + 1], scope)
    }
  }

  private mutating func noteCases(_ tokens: ArraySlice<Substring>, _ scope: Scope) {
    var depth = 0
    var isName = true
    for token in tokens {
      switch token {
      case "(": depth += 1
      case ")": depth -= 1
      case ",": if depth == 0 { isName = true }
      default:
        if isName, depth == 0 { note(token, scope) }
        isName = false
      }
    }
  }

  private mutating func note(_ token: Substring, _ scope: Scope) {
    let isName = token.first.map { $0.isLetter } == true
    guard isName, token != "init" else { return }
    declarations.insert(Declaration(owner: scope.owner, name: String(token)))
  }

  /// Splits a source into identifiers, punctuation and line feeds, without comments, string
  /// literals and backticks.
  private static func tokens(of source: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = source[...]
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "."
    }
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("\"\"\"") {
        rest = rest.dropFirst(3)
        while !rest.isEmpty, !rest.hasPrefix("\"\"\"") { rest = rest.dropFirst() }
        rest = rest.dropFirst(3)
      } else if first == "\"" {
        rest = rest.dropFirst()
        while let next = rest.first, next != "\"" {
          rest = rest.dropFirst(next == "\\" ? 2 : 1)
        }
        rest = rest.dropFirst()
      } else if isPart(first) {
        let token = rest.prefix(while: isPart)
        tokens.append(token)
        rest = rest.dropFirst(token.count)
      } else {
        if !first.isWhitespace || first == "\n", first != "`" { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}
