// Part of Snapback, under the MIT licence; see LICENSE.

/// Performs text layout. The same text with the same proposal gives the same layout.
@MainActor
package protocol TextEngine: AnyObject {
  /// Returns the layout of a text in an available width and height, in points.
  ///
  /// Lines are broken between words at the width; with nil or infinity each paragraph is one line.
  /// Lines that exceed the height or the line limit are replaced by an ellipsis, but never the
  /// first. The layout is as wide as its longest line. Negative and NaN widths and heights count as
  /// 0.
  func layout(_ text: StyledText, width: Double?, height: Double?) -> TextLayout

  /// Returns the lines of a text with their caret positions; at least one. Lines are broken as by
  /// `layout`, but never truncated. Characters are counted in the text's string.
  func caretLines(_ text: StyledText, width: Double?) -> [CaretLine]
}
