// Part of Snapback, under the MIT licence; see LICENSE.

/// The character that a caret belongs to. It decides where the caret is if its index has two
/// positions: where a line is broken, and where the writing direction changes.
package enum CaretAffinity: Sendable {
  /// The character before the caret.
  case upstream
  /// The character after the caret.
  case downstream
}
