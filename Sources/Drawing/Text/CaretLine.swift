// Part of Snapback, under the MIT licence; see LICENSE.

/// A line of a laid out text, with the caret positions in it.
package struct CaretLine: Equatable, Sendable {
  /// The characters of the line, without a line terminator. If the line was broken at the available
  /// width, the next one begins with the character at the upper bound.
  package var characters: Range<Int>
  /// The caret positions before each character and after the last one, in points from the left of
  /// the layout. Trailing spaces lie beyond the end of the line.
  package var offsets: [Double]
  /// The other edge of each character: at its right, or at its left in text from right to left.
  /// Where the direction changes it is not the offset of the next character.
  package var trailings: [Double]
  /// Whether the paragraph is read from right to left.
  package var isRightToLeft: Bool
  /// The distance of the line's top from that of the layout, in points.
  package var top: Double
  /// The distance between the line's top and that of a line below it, in points.
  package var height: Double

  /// Without `trailings` each character ends where the next one begins.
  package init(
    characters: Range<Int>, offsets: [Double], trailings: [Double]? = nil,
    isRightToLeft: Bool = false, top: Double, height: Double
  ) {
    self.characters = characters
    self.offsets = offsets
    self.trailings = trailings ?? Array(offsets.dropFirst())
    self.isRightToLeft = isRightToLeft
    self.top = top
    self.height = height
  }
}
