// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A position in the text of a field, before a character or at the end.
public final class UITextPosition: NSObject, Sendable {
  /// In UTF-16 units.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  public override var hash: Int { offset }
}

/// A range of positions in the text of a field or text view.
public final class UITextRange: NSObject, Sendable {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  /// The position before the first character of the range.
  public var start: UITextPosition { UITextPosition(range.location) }
  /// The position after the last character of the range.
  public var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether the range has no characters, as that of a caret.
  public var isEmpty: Bool { range.length == 0 }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }
  public override var hash: Int { range.hashValue }
}
