// Part of Snapback, under the MIT licence; see LICENSE.

/// A member such as `.easeInOut` or `Color.red` in Swift source that others could replace.
nonisolated package struct SourceMember: Equatable, Sendable {
  /// The position of the first byte of its name in the source, after the period.
  package let offset: Int
  package let name: String
  /// The column of the name in its line, in characters.
  package let column: Int
  /// The members that could replace it, and this one.
  package let siblings: [String]
  /// Whether the members are colors.
  package var isColor: Bool { siblings == Self.colors }

  package var range: Range<Int> { offset..<offset + name.utf8.count }

  /// All members in a line. Calls of animations, such as `.spring(duration: 1)`, have those siblings
  /// that can be called with the same arguments; other calls and members of other types are left
  /// out.
  package static func all(in spans: [SourceSpan]) -> [SourceMember] {
    var members: [SourceMember] = []
    var column = 0
    for (index, span) in spans.enumerated() {
      defer { column += span.text.count }
      guard span.kind == .plain || span.kind == .keyword else { continue }
      let before = index > 0 ? spans[index - 1].text : ""
      let next = spans[(index + 1)...].map(\.text).joined()
      members += all(in: span, after: before, before: next, at: column)
    }
    return members
  }

  private static func all(
    in span: SourceSpan, after previous: String, before next: String, at column: Int
  ) -> [SourceMember] {
    let text = Array(span.text)
    var members: [SourceMember] = []
    var index = 0
    var offset = span.offset
    while index < text.count {
      defer {
        offset += String(text[index]).utf8.count
        index += 1
      }
      guard text[index] == "." else { continue }
      let end = text[(index + 1)...].firstIndex { !isIdentifier($0) } ?? text.count
      let name = String(text[(index + 1)..<end])
      let rest = String(text[end...]) + next
      guard isFree(index > 0 ? text[index - 1] : previous.last, type: index > 0 ? "" : previous),
        let siblings = siblings(of: name, before: rest)
      else { continue }
      members.append(
        SourceMember(
          offset: offset + 1, name: name, column: column + index + 1, siblings: siblings))
    }
    return members
  }

  /// The members that could be in the place of one, and the member; nil if there are none.
  private static func siblings(of name: String, before rest: String) -> [String]? {
    guard let next = rest.first else { return groups.first { $0.contains(name) } }
    if next == "(" { return calls(rest).first { $0.contains(name) } }
    guard next != ".", !isIdentifier(next) else { return nil }
    return groups.first { $0.contains(name) }
  }

  /// The animations that can be called with the labels of arguments that a text begins with; empty
  /// if the arguments do not end in the line.
  private static func calls(_ text: String) -> [[String]] {
    var depth = 0
    var arguments = [""]
    for character in text {
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == ")" {
        let labels = arguments.map { argument in
          argument.split(separator: ":", maxSplits: 1).first?.filter { $0 != " " } ?? ""
        }
        return animations.filter { Set(labels).isSubset(of: $0.labels) }.map(\.names)
      }
      if depth == 1, character == "," {
        arguments.append("")
      } else if depth > 0 {
        arguments[arguments.count - 1].append(character)
      }
      if "([{".contains(character) { depth += 1 }
    }
    return []
  }

  /// Animations by the labels of arguments that all of them have.
  private static let animations: [(labels: Set<String>, names: [String])] = [
    (
      ["duration"],
      ["linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "snappy", "smooth"]
    ),
    (["duration", "extraBounce"], ["bouncy", "snappy", "smooth"]),
    (["duration", "bounce"], ["spring", "interpolatingSpring"]),
    (
      ["response", "dampingFraction", "blendDuration"], ["spring", "interactiveSpring"]
    ),
  ]

  /// Returns whether a period after a character does not continue an expression.
  private static func isFree(_ character: Character?, type: String) -> Bool {
    if types.contains(type) { return true }
    guard let character else { return true }
    return !isIdentifier(character) && !")]}\"?!.>".contains(character)
  }

  private static func isIdentifier(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static let types: Set = ["Color", "Animation", "Font", "Alignment"]

  static let colors = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary",
  ]
  private static let groups: [[String]] = [
    colors,
    [
      "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "snappy", "smooth",
    ],
    ["leading", "center", "trailing"],
    ["top", "bottom"],
    ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"],
    [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
      "footnote", "caption", "caption2",
    ],
    ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy"],
    ["fit", "fill"],
    ["horizontal", "vertical"],
  ]
}
