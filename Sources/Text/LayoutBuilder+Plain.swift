// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

extension LayoutBuilder {
  /// Returns the layout of a text of one run from left to right, without an ellipsis and with nothing
  /// drawn but outlines: most texts are of this kind, and take half the time. Nil for another text.
  func plainLayout(_ metrics: TextMetrics) -> TextLayout? {
    guard text.runs.count == 1, let run = text.runs.first, run.isPlain,
      shaped.paragraphs.allSatisfy(\.isPlain),
      result.lines.allSatisfy({ $0.ellipsis == nil && $0.rest == nil })
    else { return nil }
    let size = shaped.styles[0].size * scale
    guard size > 0, let glyphs = plainGlyphs(size: size, raised: run.baselineOffset) else {
      return nil
    }
    let pieces =
      glyphs.isEmpty
      ? []
      : [
        TextLayout.Piece(
          .glyphs(GlyphRun(text: plainCharacters(of: run), glyphs, owner: shaped.inks)),
          color: run.color, decoration: run.decoration)
      ]
    return TextLayout(
      metrics, lineCount: result.lines.count, isTruncated: result.isTruncated, pieces: pieces)
  }

  /// Returns the positioned glyphs of all lines; nil if one of them is not an outline.
  private func plainGlyphs(size: Double, raised: Double) -> [PlacedGlyph]? {
    let stretch = scale * result.tightening
    let offset = raised.isFinite ? raised * scale : 0
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(shaped.paragraphs.reduce(0) { $0 + $1.glyphs.count })
    let areOutlines = shaped.inks.withOutlines { outlines in
      for (line, baseline) in zip(result.lines, result.baselines(of: text)) {
        let paragraph = shaped.paragraphs[line.paragraph]
        var x = text.start(of: line, in: result.width)
        let y = baseline - offset
        for cluster in paragraph.clusters[line.clusters] {
          for index in cluster.glyphs {
            let glyph = paragraph.glyphs[Int(index)]
            guard let outline = outlines[Int(glyph.ink)] else { return false }
            placed.append(
              PlacedGlyph(
                outline, x: Float(x + Double(glyph.x) * scale),
                y: Float(y + Double(glyph.y) * scale), size: Float(size)))
          }
          x += Double(cluster.advance) * stretch
        }
      }
      return true
    }
    return areOutlines ? placed : nil
  }

  /// The characters of the lines, without the spaces at their ends, separated by line feeds.
  private func plainCharacters(of run: StyledText.Run) -> String {
    if shaped.paragraphs.count == 1, result.lines.count == 1,
      result.lines[0].clusters.count == shaped.paragraphs[0].clusters.count
    {
      return run.string
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(shaped.text.count)
    for line in result.lines {
      let clusters = shaped.paragraphs[line.paragraph].clusters[line.clusters]
      guard let first = clusters.first, let last = clusters.last else { continue }
      if !bytes.isEmpty { bytes.append(10) }
      bytes += shaped.text[Int(first.bytes.lowerBound)..<Int(last.bytes.upperBound)]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension StyledText.Run {
  /// Whether only its characters are drawn.
  fileprivate var isPlain: Bool {
    symbol == nil && background == nil && underline == nil && strikethrough == nil
  }
}
