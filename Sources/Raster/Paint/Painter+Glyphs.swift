// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

extension Painter {
  /// Paints a line of glyphs row by row. Their coverage is summed up first, so that glyphs that touch or
  /// overlap are composited once.
  func paint(
    _ plan: borrowing Plan, _ line: GlyphLine, into canvas: PixelCanvas, clip: PixelRect
  ) {
    let glyphCoverage = glyphCoverage
    plan.withRamp(of: line.filling.shader) { ramp in
      plan.masks.coverage(isUpright: line.isUpright).withUnsafeBufferPointer { masks in
        plan.placedGlyphs.withUnsafeBufferPointer { placedGlyphs in
          guard let masks = masks.baseAddress, let placedGlyphs = placedGlyphs.baseAddress else {
            return
          }
          var glyphs = line.glyphs
          for y in clip.minY..<clip.maxY {
            func isAbove(_ glyph: Int) -> Bool {
              Int(placedGlyphs[glyph].y + placedGlyphs[glyph].height) <= y
            }
            while let glyph = glyphs.first, isAbove(glyph) { glyphs.removeFirst() }
            while let glyph = glyphs.last, isAbove(glyph) { glyphs.removeLast() }
            guard let first = glyphs.first else { return }
            let span = kernels.glyph_coverage(
              glyphCoverage, placedGlyphs + first, glyphs.count, masks, Int32(line.left), Int32(y))
            let written = (line.left + Int(span.begin))..<(line.left + Int(span.end))
            let columns = written.clamped(to: clip.minX..<clip.maxX)
            guard !columns.isEmpty else { continue }
            let pixels = canvas.pixel(columns.lowerBound, y)
            let coverage = glyphCoverage + (columns.lowerBound - line.left)
            switch line.filling {
            case .ink(let ink):
              kernels.blend_color_coverage(pixels, coverage, columns.count, ink.lanes, ink.alpha)
            case .shader(let shader):
              shader.write(colors, y: y, columns: columns, ramp: ramp)
              for index in columns.indices {
                let at = index - columns.lowerBound
                coverage[at] = coverage[at].scaled(by: shader.opacity)
              }
              kernels.blend_pixels_coverage(pixels, colors, coverage, columns.count)
            }
          }
        }
      }
    }
  }
}
