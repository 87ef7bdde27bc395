// Part of Snapback, under the MIT licence; see LICENSE.

/// Methods of recognizers that override those of a header for subclasses, without the keyword `override`: the
/// header is not imported, but Objective-C overrides methods of the same name.
struct RecognizerOverrides: Equatable, Sendable {
  private static let methods: Set<String> = ["reset"]
  private static let modifiers: Set<String> = [
    "override", "public", "open", "internal", "package", "private", "fileprivate", "static",
    "class", "final", "dynamic", "nonisolated",
  ]

  /// The text to insert before each of these methods.
  let insertions: [Insertion]

  /// An insertion.
  struct Insertion: Equatable, Sendable {
    let offset: Int
    let text: String
  }

  init(in tokens: [SourceToken]) {
    var found: [Insertion] = []
    if tokens.contains(where: { Self.methods.contains($0.text) }) {
      for index in tokens.indices.dropLast(3)
      where tokens[index].text == "class" && tokens[index + 2].text == ":"
        && tokens[index + 3].text.hasSuffix("GestureRecognizer")
      {
        guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
          let close = tokens.closing(open)
        else { continue }
        let before = tokens[max(0, index - 2)..<index].map(\.text)
        let isPublic = before.contains("open") || before.contains("public")
        found += Self.insertions(in: tokens, open, close, isPublic: isPublic)
      }
    }
    insertions = found
  }

  private static func insertions(
    in tokens: [SourceToken], _ open: Int, _ close: Int, isPublic: Bool
  ) -> [Insertion] {
    var found: [Insertion] = []
    var index = open + 1
    while index < close {
      if tokens[index].text == "func", methods.contains(tokens[index + 1].text),
        tokens[index + 2].text == "(", tokens[index + 3].text == ")"
      {
        var first = index
        while modifiers.contains(tokens[first - 1].text) { first -= 1 }
        let own = Set(tokens[first..<index].map(\.text))
        if own.isDisjoint(with: ["override", "static", "class", "private", "fileprivate"]) {
          let access = isPublic && own.isDisjoint(with: ["public", "open"]) ? "public " : ""
          found.append(
            Insertion(offset: tokens[index].range.lowerBound, text: access + "override "))
        }
      }
      if tokens[index].text == "{" { index = tokens.closing(index) ?? close }
      index += 1
    }
    return found
  }
}
