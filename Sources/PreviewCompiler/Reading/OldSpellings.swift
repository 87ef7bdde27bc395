// Part of Snapback, under the MIT licence; see LICENSE.

/// Spellings of Swift 3, and members of any object, which only Apple's systems know.
enum OldSpellings {
  private static let values: Set<String> = [
    "cgPointValue", "cgSizeValue", "cgRectValue", "cgVectorValue", "cgAffineTransformValue",
    "caTransform3DValue", "uiEdgeInsetsValue",
  ]
  private static let numbers: Set<String> = [
    "doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "uintValue",
  ]

  /// The ranges of `Void` in parameter lists such as `(Void) -> Void`, which stood for none.
  static func emptyParameters(in tokens: [SourceToken]) -> [Range<Int>] {
    tokens.indices.dropFirst().dropLast(2).filter { index in
      guard tokens[index].text == "Void", tokens[index - 1].text == "(",
        tokens[index + 1].text == ")"
      else { return false }
      // An arrow is two tokens.
      return ["-", "throws", "async"].contains(tokens[index + 2].text)
    }.map { tokens[$0].range }
  }

  /// The casts in `(value as AnyObject).cgRectValue`, with those to the class that has the member.
  static func objectCasts(in tokens: [SourceToken]) -> [SourceEdit] {
    tokens.indices.dropLast(5).compactMap { index in
      guard tokens[index].text == "as", tokens[index + 1].text == "AnyObject",
        tokens[index + 2].text == ")", tokens[index + 3].text == "."
      else { return nil }
      let member = tokens[index + 4].text
      let name =
        values.contains(member) ? "NSValue " : numbers.contains(member) ? "NSNumber" : nil
      // The member of an object that is missing would be nil.
      guard let name, !["?", "!"].contains(tokens[index + 5].text) else { return nil }
      return SourceEdit(
        range: tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound,
        text: "as! " + name)
    }
  }
}
