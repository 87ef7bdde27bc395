// Part of Snapback, under the MIT licence; see LICENSE.

/// The classes of a source with what storyboards connect: outlets, actions and inspectable properties.
///
/// With Objective-C these are found by their names. The compiled copy of the source has a list of them.
struct InterfaceMembers: Sendable {
  /// An action, such as `@IBAction func tap(_ sender: UIButton)`.
  struct Action: Equatable, Sendable {
    var name: String
    /// The labels of the parameters, `_` for none.
    var labels: [String]
    /// The types of the parameters.
    var types: [String]
    /// The name that the source gives it in Objective-C; nil for the usual one.
    var ownSelector: String?

    /// The name in storyboards: `tap:`, `tapWithSender:`.
    var selector: String {
      if let ownSelector { return ownSelector }
      var text = name.replacing("`", with: "")
      guard let first = labels.first else { return text }
      if first != "_" {
        let title = first.prefix(1).uppercased() + first.dropFirst()
        let isPreposition = Self.prepositions.contains { first.hasPrefix($0) }
        text += isPreposition ? title : "With" + title
      }
      return text + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static let prepositions = [
      "with", "for", "to", "from", "in", "on", "at", "by", "of", "using", "into", "about", "after",
      "before",
    ]
  }

  /// A class, or an extension of one.
  struct Owner: Sendable {
    /// The name, with those of the types around it.
    var name: String
    var isExtension: Bool
    var parents: Set<String>
    /// Whether objects are made without arguments.
    var isPlain = true
    /// Whether objects are made with a target and an action, as recognizers are.
    var takesTarget = false
    /// Whether its `init(coder:)` stops the program.
    var lacksDecoder = false
    var properties: [String] = []
    /// The properties that are outlets.
    var outlets: [String] = []
    var actions: [Action] = []
    /// Whether it has a cell's class as a parent.
    var isCell: Bool { parents.contains { $0.hasSuffix("Cell") } }
  }

  private(set) var owners: [Owner] = []
  private var tokens: [SourceToken]
  private var source: [UInt8]

  init(in tokens: [SourceToken], of source: [UInt8]) {
    (self.tokens, self.source) = (tokens, source)
    walk(tokens.startIndex..<tokens.endIndex, path: "", owner: nil, depth: 0, isHidden: false)
    (self.tokens, self.source) = ([], [])
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private static let kinds: Set = ["class", "extension", "struct", "enum", "actor"]

  /// `isHidden`: whether the code at the end of the file does not see the types in a range.
  private mutating func walk(
    _ range: Range<Int>, path: String, owner: Int?, depth: Int, isHidden: Bool
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if Self.kinds.contains(text(index)),
        let end = type(at: index, path: path, depth: depth, isHidden: isHidden)
      {
        index = end
      } else if ["{", "(", "["].contains(text(index)) {
        index = tokens.closing(index) ?? range.upperBound
      } else if text(index) == "@", let owner {
        note(index, range.upperBound, owner)
      }
      index += 1
    }
  }

  /// Reads a type declaration. Returns the index of its closing brace; nil if there is none here.
  private mutating func type(
    at keyword: Int, path: String, depth: Int, isHidden isOuterHidden: Bool
  ) -> Int? {
    let following = ["func", "var", "let", "subscript"]
    guard keyword + 1 < tokens.count, tokens[keyword + 1].isName, depth < 20,
      !following.contains(text(keyword + 1)), text(keyword - 1) != ".",
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let close = tokens.closing(open)
    else { return nil }
    let head = tokens[(keyword + 1)..<open].map(\.text)
    let nameEnd = head.firstIndex { [":", "<", "where"].contains($0) } ?? head.endIndex
    let name = head[..<nameEnd].joined()
    let isHidden = isOuterHidden || depth > 0 && modifiers(before: keyword).contains("private")
    let isGeneric = head.contains("where") || head.dropFirst(nameEnd).first == "<"
    let full = path.isEmpty ? name : path + "." + name
    var owner: Int?
    if ["class", "extension"].contains(text(keyword)), !isGeneric, !isHidden {
      let members = MemberScan(tokens[(open + 1)..<close])
      var new = Owner(
        name: full, isExtension: text(keyword) == "extension",
        parents: Set(head.dropFirst(nameEnd)))
      new.isPlain = members.initializers.isEmpty || members.initializers.contains(true)
      new.takesTarget =
        members.initializers.isEmpty || tokens[open..<close].contains { $0.text == "target" }
      new.lacksDecoder = lacksDecoder((open + 1)..<close)
      owners.append(new)
      owner = owners.count - 1
    }
    walk((open + 1)..<close, path: full, owner: owner, depth: depth + 1, isHidden: isHidden)
    return close
  }

  /// Returns whether the members in a range have an `init(coder:)` that stops the program.
  private func lacksDecoder(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if text(index) == "init" {
        let parameters = ["?", "!"].contains(text(index + 1)) ? index + 2 : index + 1
        if text(parameters) == "(", text(parameters + 1) == "coder",
          let open = tokens[parameters..<range.upperBound].firstIndex(where: { $0.text == "{" }),
          let close = tokens.closing(open)
        {
          let stops: Set = ["fatalError", "preconditionFailure"]
          return tokens[open..<close].contains { stops.contains($0.text) }
        }
      }
      if text(index) == "{" { index = tokens.closing(index) ?? range.upperBound }
      index += 1
    }
    return false
  }

  private static let modifierNames: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "indirect",
    "static", "class", "weak", "unowned", "lazy", "override", "nonisolated",
  ]

  /// The modifiers directly before a keyword.
  private func modifiers(before keyword: Int) -> Set<String> {
    var found: Set<String> = []
    var index = keyword - 1
    while Self.modifierNames.contains(text(index)) {
      found.insert(text(index))
      index -= 1
    }
    return found
  }

  /// Notes the member after an attribute.
  private mutating func note(_ attribute: Int, _ end: Int, _ owner: Int) {
    let kind = text(attribute + 1)
    guard ["IBOutlet", "IBInspectable", "IBAction"].contains(kind) else { return }
    var index = attribute + 2
    var ownSelector = selector(before: attribute)
    while index < end, !["var", "func", "let", "init", "}", "{"].contains(text(index)) {
      if text(index) == "objc", text(index + 1) == "(", let close = tokens.closing(index + 1) {
        ownSelector = tokens[(index + 2)..<close].map(\.text).joined()
      }
      if text(index) == "(" { index = tokens.closing(index) ?? end }
      index += 1
    }
    guard index + 1 < end else { return }
    if text(index) == "var", kind != "IBAction" {
      guard modifiers(before: index).isDisjoint(with: ["static", "class"]) else { return }
      let names = properties(after: index, end)
      owners[owner].properties += names
      if kind == "IBOutlet" { owners[owner].outlets += names }
    } else if text(index) == "func", kind == "IBAction",
      case (let method, let open) = name(at: index + 1), text(open) == "(",
      modifiers(before: index).isDisjoint(with: ["static", "class"]),
      let close = tokens.closing(open)
    {
      var action = Action(name: method, labels: [], types: [], ownSelector: ownSelector)
      for parameter in parameters((open + 1)..<close) {
        action.labels.append(parameter.label)
        action.types.append(parameter.type)
      }
      let isSimple = action.types.allSatisfy { !$0.hasSuffix("...") && !$0.hasPrefix("inout") }
      if isSimple, action.labels.count <= 2, !["async", "throws"].contains(text(close + 1)) {
        owners[owner].actions.append(action)
      }
    }
  }

  /// The tokens with which the declaration after a property begins, or the type ends.
  private static let followers = modifierNames.union([
    "var", "func", "let", "init", "deinit", "subscript", "typealias", "enum", "struct", "actor",
    "protocol", "extension", "convenience", "required", "mutating", "dynamic", "@", "#", "}",
  ])

  /// The name at an index, with the backticks that it may have, and the index after it.
  private func name(at index: Int) -> (text: String, end: Int) {
    text(index) == "`" ? ("`\(text(index + 1))`", index + 3) : (text(index), index + 1)
  }

  /// The names of the properties that a `var` declares and that can be set.
  private func properties(after keyword: Int, _ end: Int) -> [String] {
    let (first, next) = name(at: keyword + 1)
    var names = [first]
    var index = next
    while index < end, !Self.followers.contains(text(index)) {
      if text(index) == ",", tokens[index + 1].isName || text(index + 1) == "`" {
        names.append(name(at: index + 1).text)
      }
      if text(index) == "{" {
        let close = tokens.closing(index) ?? end
        let members = Set(tokens[index..<close].map(\.text))
        let isStored = text(index - 1) == "=" || !members.isDisjoint(with: ["didSet", "willSet"])
        return isStored || members.contains("set") ? names : []
      }
      if ["(", "[", "<"].contains(text(index)), let close = tokens.closing(index) { index = close }
      index += 1
    }
    return names
  }

  /// The name in Objective-C that an attribute directly before another one gives; nil if there is none.
  private func selector(before attribute: Int) -> String? {
    guard text(attribute - 1) == ")",
      let open = tokens[..<attribute].lastIndex(where: { $0.text == "(" }),
      text(open - 1) == "objc"
    else { return nil }
    return tokens[(open + 1)..<(attribute - 1)].map(\.text).joined()
  }

  private func parameters(_ range: Range<Int>) -> [(label: String, type: String)] {
    var result: [(label: String, type: String)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var (end, colon, value) = (start, start, range.upperBound)
      while end < range.upperBound, text(end) != "," {
        if text(end) == ":", colon == start { colon = end }
        if text(end) == "=", value == range.upperBound { value = end }
        if ["(", "[", "{"].contains(text(end)) { end = tokens.closing(end) ?? end }
        end += 1
      }
      let last = min(value, end) - 1
      guard colon > start, last > colon else { return result }
      let bytes = source[tokens[colon + 1].range.lowerBound..<tokens[last].range.upperBound]
      var type = String(decoding: bytes, as: UTF8.self)
      if type.hasSuffix("!") { type = type.dropLast() + "?" }
      result.append((text(start), type))
      start = end + 1
    }
    return result
  }
}
