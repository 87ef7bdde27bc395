// Part of Snapback, under the MIT licence; see LICENSE.

/// Finds the public declarations of Swift sources by their words, as far as this project writes them.
///
/// It follows braces, comments and strings, and knows no types: initializers, subscripts, operators and names
/// that begin with an underscore are left out.
package struct DeclarationScanner {
  package struct Declaration: Hashable, Sendable {
    package let owner: String?
    package let name: String
  }

  package private(set) var declarations: Set<Declaration> = []
  /// The types that are not public.
  private var hidden: Set<String> = []

  package init() {}

  /// What is public of all that was scanned.
  package var found: Set<Declaration> {
    declarations.filter { declaration in
      guard let owner = declaration.owner else { return true }
      return !hidden.contains(owner) && !owner.contains("_")
    }
  }

  private struct Scope {
    var owner: String?
    var isClosed = false
    /// Whether what has no word of its own about access is public.
    var isOpen = false
    var isEnum = false
  }

  package mutating func scan(_ source: String) {
    var scopes = [Scope()]
    var pending: [Substring] = []
    for word in DeclarationScanner.words(of: source) {
      switch word {
      case "{":
        let outer = scopes[scopes.count - 1]
        if !outer.isClosed { note(pending, outer) }
        scopes.append(outer.isClosed ? outer : scope(pending, in: outer))
        pending.removeAll()
      case "}":
        let inner = scopes[scopes.count - 1]
        if !inner.isClosed { note(pending, inner) }
        if scopes.count > 1 { scopes.removeLast() }
        pending.removeAll()
      default: pending.append(word)
      }
    }
    note(pending, scopes[0])
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
  private static let others: Set<Substring> = [
    "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case", "deinit",
  ]

  /// What the words before a brace open.
  private mutating func scope(_ words: [Substring], in outer: Scope) -> Scope {
    let last = words.lastIndex { word in
      DeclarationScanner.kinds.contains(word) || DeclarationScanner.others.contains(word)
        || word == "extension"
    }
    guard let last, last + 1 < words.count,
      !DeclarationScanner.others.contains(words[last])
    else { return Scope(isClosed: true) }
    let name = String(words[last + 1])
    if words[last] == "extension" {
      return Scope(owner: name == "[" ? "Array" : name)
    }
    let path = outer.owner.map { $0 + "." + name } ?? name
    // Modifiers stand before, back to the declaration before.
    let isPublic = words[..<last].reversed().prefix { $0 != "\n" }
      .contains { $0 == "public" || $0 == "open" }
    if !isPublic {
      hidden.insert(path)
      return Scope(isClosed: true)
    }
    return Scope(
      owner: path, isOpen: words[last] == "protocol", isEnum: words[last] == "enum")
  }

  /// Notes what the words of a scope declare.
  private mutating func note(_ words: [Substring], _ scope: Scope) {
    for line in words.split(separator: "\n") {
      guard
        let index = line.firstIndex(where: {
          DeclarationScanner.kinds.contains($0) || DeclarationScanner.others.contains($0)
        })
      else { continue }
      var (start, kind) = (index, line[index])
      // A method of a class begins with a kind of type too.
      if kind == "class", line.indices.contains(index + 1),
        DeclarationScanner.others.contains(line[index + 1])
      {
        start += 1
        kind = line[start]
      }
      if kind == "case", scope.isEnum {
        noteCases(line[(start + 1)...], scope)
        continue
      }
      let isPublic =
        scope.isOpen || line[..<start].contains { $0 == "public" || $0 == "open" }
      guard isPublic, start + 1 < line.endIndex else { continue }
      note(line[start + 1], scope)
    }
  }

  private mutating func noteCases(_ words: ArraySlice<Substring>, _ scope: Scope) {
    var depth = 0
    var isName = true
    for word in words {
      switch word {
      case "(": depth += 1
      case ")": depth -= 1
      case ",": if depth == 0 { isName = true }
      default:
        if isName, depth == 0 { note(word, scope) }
        isName = false
      }
    }
  }

  private mutating func note(_ word: Substring, _ scope: Scope) {
    let isName = word.first.map { $0.isLetter } == true
    guard isName, word != "init" else { return }
    declarations.insert(Declaration(owner: scope.owner, name: String(word)))
  }

  /// The words, punctuation and line ends of a source, without comments, strings and backticks.
  private static func words(of source: String) -> [Substring] {
    var words: [Substring] = []
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
        let word = rest.prefix(while: isPart)
        words.append(word)
        rest = rest.dropFirst(word.count)
      } else {
        if !first.isWhitespace || first == "\n", first != "`" { words.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
    return words
  }
}
