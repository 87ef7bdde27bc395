// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The text of a text field for assistive technologies. Indices count characters, that is, grapheme
/// clusters, of `characters`.
package struct EditedText {
  /// The characters as they are shown: dots in a secure field.
  package var characters: [Character]
  package var caret: Int
  package var selection: Range<Int>
  package var isMultiline: Bool
  /// Replaces the characters in a range.
  package var replace: @MainActor (Range<Int>, String) -> Void
  /// Selects a range; moves the caret if it is empty.
  package var select: @MainActor (Range<Int>) -> Void
  /// Returns the frames of the characters in a range, in the window, in points.
  package var frame: @MainActor (Range<Int>) -> CGRect
  /// Returns the index of the character at a point in the window.
  package var index: @MainActor (CGPoint) -> Int

  package init(
    characters: [Character], caret: Int, selection: Range<Int>, isMultiline: Bool,
    replace: @escaping @MainActor (Range<Int>, String) -> Void,
    select: @escaping @MainActor (Range<Int>) -> Void,
    frame: @escaping @MainActor (Range<Int>) -> CGRect,
    index: @escaping @MainActor (CGPoint) -> Int
  ) {
    self.characters = characters
    self.caret = caret
    self.selection = selection
    self.isMultiline = isMultiline
    self.replace = replace
    self.select = select
    self.frame = frame
    self.index = index
  }
}
