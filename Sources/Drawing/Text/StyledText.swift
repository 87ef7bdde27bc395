// Part of Snapback, under the MIT licence; see LICENSE.

/// A text with its styles: the input of a text engine.
package struct StyledText: Hashable, Sendable {
  /// A run of characters in one style.
  package struct Run: Hashable, Sendable {
    package var string: String
    package var font: FontDescription
    /// A color that overrides that of the whole text; nil for none.
    package var color: ResolvedColor?
    /// The color behind the characters; nil for none.
    package var background: ResolvedColor?
    /// The space added after every character, in points. Ligatures are used only if it is 0.
    package var tracking = 0.0
    /// The distance by which the characters are raised, in points.
    package var baselineOffset = 0.0
    package var underline: Line?
    package var strikethrough: Line?
    /// A symbol drawn instead of the string, which should be one object replacement character.
    package var symbol: SymbolShape?
    /// The decoration of the run by the module that draws the text; nil for none.
    package var decoration: TextDecoration?

    package init(_ string: String, font: FontDescription, color: ResolvedColor? = nil) {
      self.string = string
      self.font = font
      self.color = color
    }
  }

  /// A line under or through the characters. Without a color it has that of the characters.
  package struct Line: Hashable, Sendable {
    package enum Pattern: UInt8, Hashable, Sendable {
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot

      /// The lengths of strokes and gaps in turn, relative to the thickness; none if the line is
      /// unbroken.
      package var lengths: [Double] {
        switch self {
        case .solid: []
        case .dot: [1.5, 1.5]
        case .dash: [5, 2.5]
        case .dashDot: [5, 2, 1.5, 2]
        case .dashDotDot: [5, 2, 1.5, 2, 1.5, 2]
        }
      }
    }

    package var color: ResolvedColor?
    package var pattern: Pattern

    package init(color: ResolvedColor? = nil, pattern: Pattern = .solid) {
      self.color = color
      self.pattern = pattern
    }
  }

  package enum Alignment: UInt8, Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  /// The position of the ellipsis that replaces characters of a line that is too long.
  package enum Truncation: UInt8, Hashable, Sendable {
    case head
    case middle
    case tail
  }

  package var runs: [Run]
  /// The alignment of the lines within the text's width.
  package var alignment = Alignment.leading
  /// The largest number of lines, at least 1; nil for no limit.
  package var lineLimit: Int?
  /// The least number of lines for which the text has height.
  package var reservedLines = 0
  /// The space added between lines, in points.
  package var lineSpacing = 0.0
  /// The space added between paragraphs, in points.
  package var paragraphSpacing = 0.0
  /// The factor of the lines' heights; 0 for 1. What it adds or takes is above the characters.
  package var lineHeightMultiple = 0.0
  /// The least and the largest height of a line, in points; 0 for no limit.
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  /// The indents at the leading side, in points, of the first line of a paragraph and of the others.
  package var firstLineIndent = 0.0
  package var indent = 0.0
  package var truncation = Truncation.tail
  /// The smallest factor, from 0 to 1, by which fonts may be scaled before lines are truncated.
  package var minimumScale = 1.0
  /// The largest fraction, from 0 to 1, by which a text's advances are reduced so that its paragraphs
  /// fit on one line each.
  package var tightening = 0.0
  /// Whether the second of two lines has at least two words, if the first has more than one.
  package var avoidsOrphans = false
  /// The size of a device pixel in points, to which sizes are rounded up and baselines are rounded;
  /// nil to round baselines to whole points only.
  package var pixelLength: Double?
  /// Whether the leading side is the right. The writing direction of a paragraph is that of its
  /// first letter.
  package var isRightToLeft = false

  package init(_ runs: [Run] = []) {
    self.runs = runs
  }

  /// Hashes the properties in which texts differ most, such as those that animations change: hashing all would
  /// cost as much as the layout of a word.
  package func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
      hasher.combine(run.tracking)
    }
    hasher.combine(pixelLength)
  }

  /// The characters of all runs.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }

  /// The height of a text without characters, rounded up to pixels: with no font of its own it has a line of
  /// Helvetica at size 12.
  package func emptyHeight(scale: Double) -> Double { (13.8 * scale).rounded(.up) / scale }

  /// The height of capitals at the start of the text, in points; 0 without runs.
  package var firstCapHeight: Double {
    let first = runs.first { !$0.string.isEmpty } ?? runs.first
    return (first?.font.size ?? 0) * FontDescription.systemCapHeight
  }
}
