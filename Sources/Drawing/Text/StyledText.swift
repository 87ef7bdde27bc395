// Part of Snapback, under the MIT licence; see LICENSE.

/// A text with its fonts: what a text engine lays out.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  package struct Run: Hashable, Sendable {
    package var string: String
    package var font: FontDescription
    /// The colour in place of that of the text as a whole.
    package var color: ResolvedColor?
    /// Added after every character, in points; ligatures are kept only where it is 0.
    package var tracking = 0.0
    /// How far the characters are raised, in points.
    package var baselineOffset = 0.0
    package var underline: Line?
    package var strikethrough: Line?
    /// Drawn in place of the string, which should be one object replacement character.
    package var symbol: SymbolShape?

    package init(_ string: String, font: FontDescription, color: ResolvedColor? = nil) {
      self.string = string
      self.font = font
      self.color = color
    }
  }

  /// A line under or through the characters, in their own colour or another.
  package struct Line: Hashable, Sendable {
    package var color: ResolvedColor?

    package init(color: ResolvedColor? = nil) {
      self.color = color
    }
  }

  package enum Alignment: UInt8, Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// Where a line that is too long is cut, an ellipsis standing for the rest.
  package enum Truncation: UInt8, Hashable, Sendable {
    case head
    case middle
    case tail
  }

  package var runs: [Run]
  /// Where the lines are within the text's own width.
  package var alignment = Alignment.leading
  /// nil for as many as it takes; at least 1.
  package var lineLimit: Int?
  /// As high as how many lines the text is even where it has fewer.
  package var reservedLines = 0
  /// Added between the lines, in points.
  package var lineSpacing = 0.0
  package var truncation = Truncation.tail
  /// How far the fonts may shrink, from 0 to 1, before lines are cut.
  package var minimumScale = 1.0
  /// Whether what is leading is at the right. A paragraph's own direction is that of its first
  /// letter.
  package var isRightToLeft = false

  package init(_ runs: [Run] = []) {
    self.runs = runs
  }

  /// The characters of all runs.
  package var string: String { runs.map(\.string).joined() }
}
