// Part of Snapback, under the MIT licence; see LICENSE.

/// Performs text layout. The same text with the same proposal gives the same layout.
@MainActor
package protocol TextEngine: AnyObject {
  /// Returns a text that can be measured and laid out under any number of proposals.
  func prepared(_ text: StyledText) -> any PreparedText
}

/// A text with its glyphs, which are chosen once, for any number of proposals.
///
/// Lines are broken between words at the proposed width; with nil or infinity each paragraph is one
/// line. Lines that exceed the proposed height or the line limit are replaced by an ellipsis, but
/// never the first. The layout is as wide as its longest line. Negative and NaN widths and heights
/// count as 0. All lengths are in points.
@MainActor
package protocol PreparedText: AnyObject {
  /// Returns the size and the baselines of the layout, without positioning its glyphs.
  func metrics(width: Double?, height: Double?) -> TextMetrics

  /// Returns the layout.
  func layout(width: Double?, height: Double?) -> TextLayout

  /// Returns the lines with their caret positions; at least one. Lines are broken as by `layout`, but
  /// never truncated. Characters are counted in the text's string.
  func caretLines(width: Double?) -> [CaretLine]
}

extension TextEngine {
  /// Returns the layout of a text for one proposal.
  package func layout(_ text: StyledText, width: Double?, height: Double?) -> TextLayout {
    prepared(text).layout(width: width, height: height)
  }

  /// Returns the lines of a text for one width, with their caret positions.
  package func caretLines(_ text: StyledText, width: Double?) -> [CaretLine] {
    prepared(text).caretLines(width: width)
  }
}
