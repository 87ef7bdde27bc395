// Part of Snapback, under the MIT licence; see LICENSE.

/// The descriptions of objects and classes that only Objective-C has.
///
/// There an extension can override the description of a class, and classes have one, too. In the compiled
/// copy such a property hides that of the class, and `type(of: object).description()` is
/// `String(describing: type(of: object))`.
struct ObjectDescriptions {
  /// The ranges of the keyword `override` before descriptions in extensions of classes of other sources.
  private(set) var overrides: [Range<Int>] = []
  /// The positions at which `type(of:)` begins, with the range of `.description()` after each.
  private(set) var types: [(start: Int, call: Range<Int>)] = []

  init(in tokens: [SourceToken]) {
    guard tokens.contains(where: { $0.text == "description" || $0.text == "debugDescription" })
    else { return }
    noteTypes(tokens)
    noteOverrides(tokens)
  }

  private mutating func noteTypes(_ tokens: [SourceToken]) {
    for index in tokens.indices.dropLast(4)
    where tokens[index].text == "type" && tokens[index + 1].text == "("
      && tokens[index + 2].text == "of"
    {
      guard let close = tokens.closing(index + 1), close + 4 < tokens.count,
        tokens[(close + 1)...(close + 4)].map(\.text) == [".", "description", "(", ")"]
      else { continue }
      types.append(
        (
          tokens[index].range.lowerBound,
          tokens[close + 1].range.lowerBound..<tokens[close + 4].range.upperBound
        ))
    }
  }

  private mutating func noteOverrides(_ tokens: [SourceToken]) {
    let classes = Set(
      tokens.indices.dropLast().filter { tokens[$0].text == "class" }.map { tokens[$0 + 1].text })
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == "extension" && !classes.contains(tokens[index + 1].text) {
      guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
        let close = tokens.closing(open)
      else { continue }
      for member in open..<close
      where ["description", "debugDescription"].contains(tokens[member].text)
        && tokens[member - 1].text == "var"
      {
        var first = member - 1
        while first > open, !["}", "{", ";"].contains(tokens[first - 1].text),
          tokens[first].text != "override"
        { first -= 1 }
        if tokens[first].text == "override" { overrides.append(tokens[first].range) }
      }
    }
  }
}
