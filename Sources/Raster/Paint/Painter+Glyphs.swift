// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

extension Painter {
  /// Paints a line of glyphs, some rows at a time. Their coverage is summed up first, so that glyphs that touch
  /// or overlap are composited once.
  func paint(
    _ plan: borrowing Plan, _ line: GlyphLine, into canvas: PixelCanvas, clip: PixelRect
  ) {
    let (glyphs, count) = (plan.placedGlyphs.base + line.glyphs.lowerBound, line.glyphs.count)
    plan.withRamp(of: line.filling.shader) { ramp in
      plan.masks.coverage(isUpright: line.isUpright).withUnsafeBufferPointer { masks in
        guard let masks = masks.baseAddress else { return }
        var spans = craster_glyph_spans()
        for top in stride(from: clip.minY, to: clip.maxY, by: line.rowCount) {
          let part = PixelRect(
            minX: clip.minX, minY: top, maxX: clip.maxX, maxY: min(top + line.rowCount, clip.maxY))
          kernels.add_glyphs(
            glyphCoverage, line.stride, &spans, glyphs, count, masks, Int32(line.left),
            Int32(part.minY), Int32(part.height))
          switch line.filling {
          case .ink(let ink):
            var rows = canvas.rows(part, relativeTo: line.left)
            kernels.blend_glyphs(
              &rows, glyphCoverage, line.stride, &spans, ink.lanes, ink.alpha)
          case .shader(let shader):
            paint(line, shader, ramp, spans, into: canvas, clip: part)
          }
        }
      }
    }
  }

  /// Paints rows of glyphs, whose coverage has been summed up, with a shader's colors.
  private func paint(
    _ line: GlyphLine, _ shader: Shader, _ ramp: UnsafePointer<UInt32>?,
    _ spans: craster_glyph_spans, into canvas: PixelCanvas, clip: PixelRect
  ) {
    withUnsafeBytes(of: spans) { spans in
      let spans = spans.bindMemory(to: Int32.self)
      for row in 0..<clip.height {
        let bytes = glyphCoverage + row * line.stride
        let begin = Int(spans[row])
        let end = Int(spans[row + Int(craster_max_glyph_rows)])
        guard begin < end else { continue }
        let columns = (line.left + begin..<line.left + end).clamped(to: clip.minX..<clip.maxX)
        if !columns.isEmpty {
          let y = clip.minY + row
          shader.write(colors, y: y, columns: columns, ramp: ramp)
          for x in columns {
            coverage[x - columns.lowerBound] =
              (UInt16(bytes[x - line.left]) &* 257).scaled(by: shader.opacity)
          }
          kernels.blend_pixels_coverage(
            canvas.pixel(columns.lowerBound, y), colors, coverage, columns.count)
        }
        (bytes + begin).update(repeating: 0, count: end - begin)
      }
    }
  }
}
