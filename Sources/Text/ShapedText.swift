// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The result of shaping: glyphs and advances in points, before line breaking. Independent of the
/// proposal. Line breaks and ellipses are found when they are first needed.
final class ShapedText {
  /// The smallest unit of shaping: one or several characters, and their glyphs.
  struct Cluster {
    /// A range of the paragraph's glyphs, from left to right.
    var glyphs: Range<Int32>
    /// A range of the text's UTF-8.
    var bytes: Range<Int32>
    var advance: Float
    var run: Int32
    /// The embedding level of Unicode's bidirectional algorithm: odd from right to left.
    var level: UInt8
    /// Whether it is a space whose width is ignored at the end of a line.
    var isSpace: Bool
  }

  /// A glyph and its offset in points from the left of its cluster and from the baseline.
  struct Glyph {
    /// The index in the text's table.
    var ink: GlyphImageTable.Index
    var x: Float
    var y: Float
  }

  /// The text between two line terminators, in logical order.
  struct Paragraph {
    var bytes: Range<Int>
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var isRightToLeft: Bool
    /// The run whose font determines the height of an empty line.
    var run: Int
    /// Whether all clusters are at level 0, and of the text's only run.
    var isPlain = false
  }

  /// The metrics of a run's font at its size, in points.
  struct Style {
    var size: Double
    var ascent: Double
    var descent: Double
    /// The distance by which the next line is farther away than the line's height.
    var leading: Double
    var metrics: LineMetrics
  }

  /// The text as it was shaped, with synthetic small capitals.
  let styled: StyledText
  /// The characters of all runs.
  let text: [UInt8]
  /// The visible contents of the glyphs.
  let inks: GlyphImageTable
  let paragraphs: [Paragraph]
  /// One per run.
  let styles: [Style]
  private let shaper: Shaper
  private var breaks: [Int: LineBreaks] = [:]
  private var ellipses: [Int: ShapedText] = [:]

  init(
    _ styled: StyledText, text: [UInt8], inks: GlyphImageTable, paragraphs: [Paragraph],
    styles: [Style],
    shaper: Shaper
  ) {
    self.styled = styled
    self.text = text
    self.inks = inks
    self.paragraphs = paragraphs
    self.styles = styles
    self.shaper = shaper
  }

  /// The approximate memory use, in characters: what a text of one character needs is as much as 40 more.
  var cost: Int { 40 + text.count }

  /// Returns the line breaks of a paragraph.
  func breaks(of paragraph: Int) -> LineBreaks {
    if let known = breaks[paragraph] { return known }
    let found = LineBreaks(paragraphs[paragraph], of: text)
    breaks[paragraph] = found
    return found
  }

  /// Returns an ellipsis shaped in the font of a run.
  func ellipsis(of run: Int) -> ShapedText {
    if let known = ellipses[run] { return known }
    var dots = styled.runs[run]
    dots.string = "\u{2026}"
    dots.symbol = nil
    let shaped = shaper.shape(StyledText([dots]))
    ellipses[run] = shaped
    return shaped
  }
}
