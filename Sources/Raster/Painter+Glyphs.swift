// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan

extension Painter {
  /// Paints a line of glyphs row by row: their coverage is gathered first, so that glyphs that
  /// touch or overlap are painted as one.
  func paint(
    _ plan: borrowing Plan, _ line: GlyphLine, into canvas: Canvas, clip: PixelRect
  ) {
    var shader: Shader?
    if case .shader(let own) = line.filling { shader = own }
    let gathered = gathered
    plan.withRamp(of: shader) { ramp in
      plan.masks.coverage(isKept: line.isKept).withUnsafeBufferPointer { masks in
        plan.placed.withUnsafeBufferPointer { placed in
          guard let masks = masks.baseAddress, let placed = placed.baseAddress else { return }
          var glyphs = line.glyphs
          for y in clip.minY..<clip.maxY {
            func isOver(_ glyph: Int) -> Bool {
              Int(placed[glyph].y + placed[glyph].height) <= y
            }
            while let glyph = glyphs.first, isOver(glyph) { glyphs.removeFirst() }
            while let glyph = glyphs.last, isOver(glyph) { glyphs.removeLast() }
            guard let first = glyphs.first else { return }
            let span = cspan_glyphs(
              gathered, placed + first, glyphs.count, masks, Int32(line.left), Int32(y))
            let written = (line.left + Int(span.begin))..<(line.left + Int(span.end))
            let columns = written.clamped(to: clip.minX..<clip.maxX)
            guard !columns.isEmpty else { continue }
            let pixels = canvas.pixel(columns.lowerBound, y)
            let covers = gathered + (columns.lowerBound - line.left)
            switch line.filling {
            case .ink(let ink):
              cspan_cover(pixels, covers, columns.count, ink.lanes, ink.alpha)
            case .shader(let shader):
              shader.write(colors, y: y, columns: columns, ramp: ramp)
              for index in columns.indices {
                let at = index - columns.lowerBound
                covers[at] = covers[at].scaled(by: shader.cover)
              }
              cspan_pixels_cover(pixels, colors, covers, columns.count)
            }
          }
        }
      }
    }
  }
}
