// Part of Snapback, under the MIT licence; see LICENSE.

/// A condition of `#if` or `#elseif` that depends on the platform, such as `os(iOS)`.
struct PlatformCondition: Equatable, Sendable {
  var function: String
  var argument: String
  /// The range in the source, in bytes.
  var range: Range<Int>

  private static let functions: Set = ["os", "targetEnvironment", "canImport"]

  /// Returns the platform conditions of a source, in order.
  static func all(in tokens: [SourceToken]) -> [PlatformCondition] {
    var conditions: [PlatformCondition] = []
    for index in tokens.indices where isDirective(tokens, index) {
      for position in index + 2..<endOfCondition(in: tokens, of: index) {
        if let condition = condition(tokens, at: position) { conditions.append(condition) }
      }
    }
    return conditions
  }

  /// The index after the condition of a directive.
  static func endOfCondition(in tokens: [SourceToken], of directive: Int) -> Int {
    var position = directive + 2
    while isInCondition(tokens, position, from: directive) { position += 1 }
    return position
  }

  /// Returns whether a directive with a condition begins at a token: it is the first one of its line.
  private static func isDirective(_ tokens: [SourceToken], _ index: Int) -> Bool {
    guard tokens[index].text == "#", index + 1 < tokens.count else { return false }
    let isFirst = index == 0 || tokens[index - 1].line < tokens[index].line
    return isFirst && ["if", "elseif"].contains(tokens[index + 1].text)
      && tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// Returns whether a token belongs to the condition of a directive: it is on the same line, or follows or is
  /// an operator.
  private static func isInCondition(
    _ tokens: [SourceToken], _ position: Int, from directive: Int
  ) -> Bool {
    guard position < tokens.count else { return false }
    let operators: Set = ["&", "|", "!", "("]
    return tokens[position].line == tokens[position - 1].line
      || (position > directive + 2 && operators.contains(tokens[position - 1].text))
      || ["&", "|"].contains(tokens[position].text)
  }

  private static func condition(_ tokens: [SourceToken], at index: Int) -> PlatformCondition? {
    guard index + 3 < tokens.count, functions.contains(tokens[index].text),
      tokens[index + 1].text == "(", tokens[index + 3].text == ")"
    else { return nil }
    return PlatformCondition(
      function: tokens[index].text, argument: tokens[index + 2].text,
      range: tokens[index].range.lowerBound..<tokens[index + 3].range.upperBound)
  }
}
