// Part of Snapback, under the MIT licence; see LICENSE.

/// The pairs of brackets in tokens: round, square and curly ones, which are not distinguished.
struct BracketPairs {
  private let closings: ClosingBrackets
  /// For each token, the index of the innermost opening bracket around it; -1 if there is none.
  private var openings: [Int] = []
  /// The argument labels between round brackets, by the index of the opening one; nil for an argument without one.
  private var arguments: [Int: [String?]] = [:]
  /// The opening round brackets between which commas need not separate arguments: in `f(A<B, C>())`.
  private var unclear: Set<Int> = []

  init(_ tokens: [SourceToken]) {
    closings = ClosingBrackets(tokens)
    var open: [Int] = []
    openings.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case ")", "]", "}":
        _ = open.popLast()
      default:
        if let last = open.last, tokens[last].text == "(" { note(index, after: last, tokens) }
      }
      openings.append(open.last ?? -1)
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
    }
  }

  /// The index of the bracket that closes the one at an index; nil if it is not closed.
  func closing(_ open: Int) -> Int? { closings.closing(open) }

  /// The index of the innermost bracket that is open before a token; nil if there is none.
  func opening(around index: Int) -> Int? { openings[index] < 0 ? nil : openings[index] }

  /// The argument labels after an opening bracket.
  func labels(after open: Int) -> Set<String> {
    Set((arguments[open] ?? []).compactMap(\.self))
  }

  /// The labels of the arguments after an opening bracket, in order; nil if it is not clear what they are.
  func arguments(after open: Int) -> [String?]? {
    guard !unclear.contains(open) else { return nil }
    return arguments[open] ?? (closing(open) == open + 1 ? [] : nil)
  }

  /// Notes a token directly within round brackets.
  private mutating func note(_ index: Int, after open: Int, _ tokens: [SourceToken]) {
    let (text, before) = (tokens[index].text, tokens[index - 1].text)
    if text == "<", index + 1 < tokens.count, tokens[index + 1].text.first?.isUppercase == true {
      unclear.insert(open)
    }
    let count = arguments[open]?.count ?? 0
    if text == ":", index > open + 1, ["(", ","].contains(tokens[index - 2].text), count > 0 {
      arguments[open]?[count - 1] = before
    } else if text != ",", index == open + 1 || before == "," {
      arguments[open, default: []].append(nil)
    }
    // Patterns, and names of functions such as `f(a:b:)`.
    if ["let", "var"].contains(text) && index == open + 1
      || text == ":" && index + 1 < tokens.count && tokens[index + 1].text == ")"
    {
      unclear.insert(open)
    }
  }
}
