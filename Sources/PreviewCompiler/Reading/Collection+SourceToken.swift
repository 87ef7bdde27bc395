// Part of Snapback, under the MIT licence; see LICENSE.

extension RandomAccessCollection where Element == SourceToken, Index == Int {
  /// The index of the bracket that closes the one at an index; nil if there is none.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<endIndex {
      switch self[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}
