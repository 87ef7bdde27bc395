// Part of Snapback, under the MIT licence; see LICENSE.

/// The pairs of brackets in tokens: round, square and curly ones, which are not distinguished.
struct BracketPairs {
  /// The index of the closing bracket, by that of the opening one.
  private var closings: [Int: Int] = [:]
  /// For each token, the index of the innermost opening bracket around it; -1 if there is none.
  private var openings: [Int] = []
  /// The argument labels between round brackets, by the index of the opening one.
  private var labels: [Int: Set<String>] = [:]

  init(_ tokens: [SourceToken]) {
    var open: [Int] = []
    openings.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case ")", "]", "}":
        if let last = open.popLast() { closings[last] = index }
      case ":":
        if let last = open.last, tokens[last].text == "(", index > last + 1,
          ["(", ","].contains(tokens[index - 2].text)
        {
          labels[last, default: []].insert(tokens[index - 1].text)
        }
      default: break
      }
      openings.append(open.last ?? -1)
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
    }
  }

  /// The index of the bracket that closes the one at an index; nil if it is not closed.
  func closing(_ open: Int) -> Int? { closings[open] }

  /// The index of the innermost bracket that is open before a token; nil if there is none.
  func opening(around index: Int) -> Int? { openings[index] < 0 ? nil : openings[index] }

  /// The argument labels after an opening bracket.
  func labels(after open: Int) -> Set<String> { labels[open] ?? [] }
}
