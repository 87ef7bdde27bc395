// Part of Snapback, under the MIT licence; see LICENSE.

/// The names that sources declare.
struct DeclaredNames: Equatable, Sendable {
  /// Names that are used without a dot: types, generic parameters, functions and values.
  private(set) var plain: Set<String> = []
  /// Members that are called: functions, and enum cases with associated values.
  private(set) var called: Set<String> = []
  /// Members that are read: properties and enum cases.
  private(set) var read: Set<String> = []
  /// The types that conform to `View`.
  private(set) var views: Set<String> = []
  /// The types to which extensions add initializers.
  private(set) var initialized: Set<String> = []

  private static let types: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]

  init(_ sources: [[SourceToken]]) {
    for tokens in sources {
      note(tokens)
      noteTuples(tokens)
      noteInitializers(tokens)
    }
  }

  /// Returns whether a use may refer to one of these.
  func contains(_ use: NameUse) -> Bool {
    switch use.kind {
    case .plain, .attribute: plain.contains(use.name)
    case .method: called.contains(use.name)
    case .property, .keyPath: read.contains(use.name)
    case .implicit: called.contains(use.name) || read.contains(use.name)
    case .member(let owner):
      plain.contains(owner) || called.contains(use.name) || read.contains(use.name)
    case .module: false
    }
  }

  private mutating func note(_ tokens: [SourceToken]) {
    for index in tokens.indices.dropLast() {
      let word = tokens[index].text
      // A keyword is a name between backticks.
      let isQuoted = tokens[index + 1].text == "`" && index + 2 < tokens.count
      let name = tokens[isQuoted ? index + 2 : index + 1].text
      // After a dot, a keyword is a member name.
      let followsDot = index > 0 && tokens[index - 1].text == "."
      if followsDot { continue }
      switch word {
      case _ where Self.types.contains(word):
        plain.insert(name)
        called.insert(name)
        read.insert(name)
        noteParameters(tokens, after: index + 1)
        noteConformance(tokens, of: index + 1)
      case "func":
        plain.insert(name)
        called.insert(name)
        noteParameters(tokens, after: index + 1)
      case "var" where isQuoted, "let" where isQuoted:
        read.insert(name)
        called.insert(name)
      case "var", "let":
        noteValues(tokens, from: index + 1)
      case "case":
        noteCases(tokens, from: index + 1)
      default: break
      }
    }
  }

  /// Records the types whose extensions have an initializer.
  private mutating func noteInitializers(_ tokens: [SourceToken]) {
    var open: [String?] = []
    var extended: String?
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "extension" where index + 1 < tokens.count: extended = tokens[index + 1].text
      case "{":
        open.append(extended)
        extended = nil
      case "}": _ = open.popLast()
      case "init":
        if let type = open.last.flatMap(\.self), index > 0, tokens[index - 1].text != "." {
          initialized.insert(type)
        }
      default: break
      }
    }
  }

  /// Records the labels of tuples, as in `let demos: [(title: String, make: () -> Page)]`.
  private mutating func noteTuples(_ tokens: [SourceToken]) {
    for open in tokens.indices.dropFirst()
    where tokens[open].text == "(" && [":", "[", ">", "="].contains(tokens[open - 1].text) {
      var (index, depth) = (open, 0)
      while index + 2 < tokens.count {
        let text = tokens[index].text
        if "([{".contains(text) { depth += 1 }
        if ")]}".contains(text) { depth -= 1 }
        if depth == 0 { break }
        if depth == 1, text == "(" || text == ",", tokens[index + 1].isName,
          tokens[index + 2].text == ":"
        {
          read.insert(tokens[index + 1].text)
          called.insert(tokens[index + 1].text)
        }
        index += 1
      }
    }
  }

  /// Records generic parameters: `<Content: View, Label>` after a name.
  private mutating func noteParameters(_ tokens: [SourceToken], after name: Int) {
    var index = name + 1
    guard index < tokens.count, tokens[index].text == "<" else { return }
    var depth = 0
    while index < tokens.count, tokens[index].text != "{", tokens[index].text != "(" {
      if tokens[index].text == "<" { depth += 1 }
      if tokens[index].text == ">" { depth -= 1 }
      if depth == 0 { return }
      if depth == 1, ["<", ",", "each"].contains(tokens[index].text), index + 1 < tokens.count {
        plain.insert(tokens[index + 1].text)
      }
      index += 1
    }
  }

  private mutating func noteConformance(_ tokens: [SourceToken], of name: Int) {
    for token in tokens[name...] {
      if token.text == "{" { return }
      if token.text == "View" { views.insert(tokens[name].text) }
    }
  }

  /// Records `a`, `a, b` and `(a, b)` after `let` and `var`.
  private mutating func noteValues(_ tokens: [SourceToken], from first: Int) {
    var index = first
    if tokens[index].text == "(" { index += 1 }
    while index < tokens.count {
      plain.insert(tokens[index].text)
      read.insert(tokens[index].text)
      // A value may be a closure.
      called.insert(tokens[index].text)
      guard index + 2 < tokens.count, tokens[index + 1].text == "," else { return }
      index += 2
    }
  }

  /// Records `a, b(Int), c = 3` after `case`. Patterns are skipped, because they begin with a dot
  /// or `let`.
  private mutating func noteCases(_ tokens: [SourceToken], from first: Int) {
    var index = first
    while index < tokens.count, tokens[index].isName {
      read.insert(tokens[index].text)
      called.insert(tokens[index].text)
      index += 1
      var depth = 0
      while index < tokens.count {
        let text = tokens[index].text
        if "([{".contains(text) { depth += 1 }
        if ")]}".contains(text) { depth -= 1 }
        let isOver = depth <= 0 && (text == "," || tokens[index].line > tokens[index - 1].line)
        if depth < 0 || isOver { break }
        index += 1
      }
      guard index < tokens.count, tokens[index].text == "," else { return }
      index += 1
    }
  }
}
