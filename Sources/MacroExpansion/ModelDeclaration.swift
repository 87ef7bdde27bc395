// Part of Snapback, under the MIT licence; see LICENSE.

/// The declaration of a type with `@Model` or `@Animatable`: its name and its stored properties.
struct ModelDeclaration: Equatable, Sendable {
  /// An attribute with the text between its parentheses; empty without them.
  struct Attribute: Equatable, Sendable {
    var name: String
    var arguments: String

    /// Whether it has the options of a stored property.
    var isOptions: Bool { name == "Attribute" || name == "Relationship" }
    /// Whether a property with it has no other accessors.
    fileprivate var isPlain: Bool { isOptions || Self.plain.contains(name) }

    private static let plain: Set<String> = [
      "_PersistedProperty", "available", "MainActor", "preconcurrency", "objc",
      "usableFromInline",
    ]
  }

  /// A stored variable that can have accessors of its own.
  struct Property: Equatable, Sendable {
    var name: String
    var attributes: [Attribute]
    /// Whether it is declared by `var`.
    var isVariable = true
    /// The type as it is written; nil if it is inferred.
    var type: String?
    /// The initial value; nil if there is none.
    var value: String?

    /// Whether its value is in the store.
    var isPersisted: Bool {
      attributes.allSatisfy(\.isPlain) && !name.hasPrefix("_$")
    }
  }

  /// The name; empty if the text declares no class.
  private(set) var name = ""
  /// The stored variables in the order of their declarations, without static and lazy ones, those with accessors or
  /// observers, and those of types inside.
  private(set) var properties: [Property] = []

  /// A stored variable with observers, which cannot have accessors.
  struct Observed: Equatable, Sendable {
    var name: String
    /// The position of the name in bytes of UTF-8.
    var offset: Int
  }

  /// The variables with observers that are not marked as transient.
  private(set) var observed: [Observed] = []

  private typealias Token = PropertyDeclaration.Token

  /// Reads a class.
  init(class text: String) { self.init(text, ["class"]) }

  /// Reads a structure, an enumeration, a class or an actor.
  init(type text: String) { self.init(text, ["struct", "enum", "class", "actor"]) }

  private init(_ text: String, _ keywords: Set<Substring>) {
    let tokens = PropertyDeclaration.tokens(of: text)
    guard let keyword = tokens.firstIndex(where: { $0.depth == 0 && keywords.contains($0.text) }),
      keyword + 1 < tokens.count
    else { return }
    name = String(tokens[keyword + 1].text)
    guard let start = tokens[keyword...].firstIndex(where: { $0.depth == 0 && $0.text == "{" })
    else { return }
    read(Array(tokens[(start + 1)...]), in: text, depth: 1)
  }

  /// Reads one member of a class.
  init(member text: String) { read(PropertyDeclaration.tokens(of: text), in: text, depth: 0) }

  private mutating func read(_ tokens: [Token], in text: String, depth: Int) {
    var (index, attributes, modifiers) = (0, [Attribute](), Set<Substring>())
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard token.depth == depth else { continue }
      if token.text == "@" {
        attributes.append(Self.attribute(tokens, &index, in: text))
      } else if Self.modifiers.contains(token.text) {
        modifiers.insert(token.text)
      } else if token.text == "var" || token.text == "let" {
        let isStored = modifiers.isDisjoint(with: ["static", "class", "lazy", "override"])
        let name = index < tokens.count ? tokens[index].text : ""
        let first = index
        let property = Self.variable(tokens, &index, depth: depth)
        let isObserved = property == nil && Self.isObserver(tokens, index)
        if isObserved, isStored, attributes.allSatisfy(\.isPlain) {
          let offset = text.utf8.distance(from: text.startIndex, to: name.startIndex)
          observed.append(Observed(name: String(name), offset: offset))
        }
        if let property, isStored {
          let end = index < tokens.count ? tokens[index].text.startIndex : text.endIndex
          let parts = PropertyDeclaration("var " + text[tokens[first].text.startIndex..<end])
          properties.append(
            Property(
              name: property, attributes: attributes, isVariable: token.text == "var",
              type: parts?.type, value: parts?.value))
        }
        (attributes, modifiers) = ([], [])
      } else if Self.declarations.contains(token.text) {
        (attributes, modifiers) = ([], [])
      }
    }
  }

  private static let modifiers: Set<Substring> = [
    "static", "class", "lazy", "override", "private", "fileprivate", "internal", "public",
    "package",
    "open", "final", "dynamic", "nonisolated", "weak", "unowned",
  ]
  private static let declarations: Set<Substring> = [
    "func", "let", "init", "deinit", "subscript", "struct", "enum", "actor", "typealias",
    "extension",
    "case", "protocol",
  ]

  /// Reads the name of an attribute and its arguments.
  private static func attribute(_ tokens: [Token], _ index: inout Int, in text: String) -> Attribute
  {
    guard index < tokens.count else { return Attribute(name: "", arguments: "") }
    var name = tokens[index]
    index += 1
    while index + 1 < tokens.count, tokens[index].text == "." {
      name = tokens[index + 1]
      index += 2
    }
    var attribute = Attribute(name: String(name.text), arguments: "")
    guard index < tokens.count, tokens[index].text == "(" else { return attribute }
    let opening = tokens[index]
    let end = tokens[index...].firstIndex { $0.text == ")" && $0.depth == opening.depth }
    guard let end else { return attribute }
    attribute.arguments = String(text[opening.text.endIndex..<tokens[end].text.startIndex])
    index = end + 1
    return attribute
  }

  /// Reads a variable after its keyword. Returns the name of one without accessors; nil otherwise.
  private static func variable(_ tokens: [Token], _ index: inout Int, depth: Int) -> String? {
    guard index < tokens.count else { return nil }
    let name = tokens[index].text
    index += 1
    var hasValue = false
    while index < tokens.count, tokens[index].depth >= depth {
      let token = tokens[index]
      if token.depth == depth {
        if token.text == "=" { hasValue = true }
        if token.text == "{", !hasValue || isObserver(tokens, index) { return nil }
        // With the next declaration or a semicolon the type or the value has ended.
        let isNext = ["var", "@", "#", ";"].contains(token.text)
        if isNext || declarations.contains(token.text) && !isMember(tokens, index)
          || modifiers.contains(token.text) && !isMember(tokens, index)
        {
          break
        }
      }
      index += 1
    }
    return name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } == true ? String(name) : nil
  }

  /// Returns whether a word is the name of a member, such as the initializer in `Date.init`.
  private static func isMember(_ tokens: [Token], _ index: Int) -> Bool {
    index > 0 && tokens[index - 1].text == "."
  }

  private static func isObserver(_ tokens: [Token], _ index: Int) -> Bool {
    index + 1 < tokens.count && ["didSet", "willSet"].contains(tokens[index + 1].text)
  }
}
