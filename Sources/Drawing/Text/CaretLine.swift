// Part of Snapback, under the MIT licence; see LICENSE.

/// A line of a laid out text, with the caret positions in it.
package struct CaretLine: Equatable, Sendable {
  /// The characters of the line, without a line terminator. If the line was broken at the available
  /// width, the next one begins with the character at the upper bound.
  package var characters: Range<Int>
  /// The caret positions before each character and after the last one, in points from the left of
  /// the layout. Trailing spaces lie beyond the end of the line.
  package var offsets: [Double]
  /// The distance of the line's top from that of the layout, in points.
  package var top: Double
  /// The distance between the line's top and that of a line below it, in points.
  package var height: Double

  package init(characters: Range<Int>, offsets: [Double], top: Double, height: Double) {
    self.characters = characters
    self.offsets = offsets
    self.top = top
    self.height = height
  }
}
