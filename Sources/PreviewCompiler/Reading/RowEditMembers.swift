// Part of Snapback, under the MIT licence; see LICENSE.

/// Properties that say which optional methods of a table's data source a source has.
///
/// With Objective-C a table finds out whether its data source can delete rows: by whether it has the
/// method. In the compiled copy each such method follows a property, in the same line.
enum RowEditMembers {
  /// The properties, by the labels of the methods.
  private static let properties = ["commit": "_commitsRowEdits", "moveRowAt": "_movesRows"]
  private static let modifiers: Set = [
    "public", "open", "internal", "fileprivate", "private", "final", "override", "dynamic",
    "nonisolated",
  ]

  /// Returns whether a function has a body: one that a protocol requires has none.
  private static func hasBody(_ tokens: ArraySlice<SourceToken>) -> Bool {
    tokens.dropFirst().first { ["{", "}", "func", "var", "init"].contains($0.text) }?.text == "{"
  }

  /// The properties, and the offsets of the methods before which they are inserted.
  static func all(in tokens: [SourceToken]) -> [(offset: Int, text: String)] {
    tokens.indices.dropLast(6).compactMap { index in
      guard tokens[index].text == "func", tokens[index + 1].text == "tableView",
        tokens[index + 2].text == "(",
        let comma = tokens[index...].firstIndex(where: { [",", ")"].contains($0.text) }),
        tokens.indices.contains(comma + 1), let property = properties[tokens[comma + 1].text],
        hasBody(tokens[index...])
      else { return nil }
      var first = index
      var words: Set<String> = []
      while first > 0, modifiers.contains(tokens[first - 1].text) {
        first -= 1
        words.insert(tokens[first].text)
      }
      let access = words.isDisjoint(with: ["public", "open"]) ? "" : "public "
      let isOverride = words.contains("override") ? "override " : ""
      return (
        tokens[first].range.lowerBound, "\(access)\(isOverride)var \(property): Bool { true }; "
      )
    }
  }
}
