// Part of Snapback, under the MIT licence; see LICENSE.

/// Lays texts out. The same text under the same proposal gives the same layout.
@MainActor
package protocol TextEngine: AnyObject {
  /// Answers the layout of a text in a width and height in points.
  ///
  /// Lines are broken between words where a width is given; nil and infinity leave each paragraph on
  /// one line. What does not fit the height, or the line limit, is left out behind an ellipsis, but
  /// never the first line. The layout is as wide as its longest line, and not wider. Widths and
  /// heights that are negative or NaN count as 0.
  func layout(_ text: StyledText, width: Double?, height: Double?) -> TextLayout

  /// Where a caret stands before each character of a line, and after its last one: one more than there are
  /// characters, in points from the left of the line's layout. Spaces at the end lie beyond the layout.
  func caretOffsets(_ string: String, font: FontDescription) -> [Double]
}
