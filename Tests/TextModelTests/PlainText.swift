// Part of Snapback, under the MIT licence; see LICENSE.

import TextModel

/// The simplest model of an edited text: a string, whose characters are counted again after every
/// change, and the whole texts that undo returns to.
struct PlainText {
  var string = ""
  var anchor = 0
  var head = 0

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var count: Int { string.count }

  func prefix(_ count: Int) -> String { String(string.prefix(count)) }
  func suffix(from index: Int) -> String { String(string.dropFirst(index)) }

  mutating func replace(_ range: Range<Int>, with text: String) {
    let before = prefix(range.lowerBound) + text
    let whole = before + suffix(from: range.upperBound)
    // The caret is behind the last character that begins in the text before it.
    var (index, bytes) = (0, 0)
    for character in whole where bytes < before.utf8.count {
      bytes += character.utf8.count
      index += 1
    }
    string = whole
    (anchor, head) = (index, index)
  }
}
