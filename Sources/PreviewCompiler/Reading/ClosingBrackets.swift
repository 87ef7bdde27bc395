// Part of Snapback, under the MIT licence; see LICENSE.

/// The closing brackets of all tokens of a source: round, square and curly ones, which are not distinguished.
///
/// It is computed in one pass; `closing(_:)` of a collection of tokens searches from each opening bracket, which is
/// quadratic for nested ones.
struct ClosingBrackets {
  /// The index of the closing bracket for each opening one; -1 for other tokens, and without one.
  private var closings: [Int]

  init(_ tokens: [SourceToken]) {
    closings = [Int](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let last = open.popLast() { closings[last] = index }
      default: break
      }
    }
  }

  /// Returns the index of the bracket that closes the one at an index; nil if there is none.
  func closing(_ open: Int) -> Int? {
    closings.indices.contains(open) && closings[open] >= 0 ? closings[open] : nil
  }
}
