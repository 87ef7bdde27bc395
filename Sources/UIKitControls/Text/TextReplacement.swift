// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The part of a text that an edit replaces, in UTF-16 units, and what replaces it.
package struct TextReplacement: Equatable {
  package var range: NSRange
  package var replacement: String

  /// The shortest change from one text to another; nil if they are equal.
  package init?(from old: String, to new: String) {
    guard old != new else { return nil }
    let (before, after) = (Array(old), Array(new))
    let limit = min(before.count, after.count)
    var start = 0
    while start < limit, before[start] == after[start] { start += 1 }
    var end = 0
    while end < limit - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    let removed = before[start..<(before.count - end)]
    range = NSRange(
      location: String(before[..<start]).utf16.count, length: String(removed).utf16.count)
    replacement = String(after[start..<(after.count - end)])
  }
}
