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
    let left = Int32(line.left)
    let from = clip.minX - line.left
    let used = clip.maxX - line.left
    plan.withRamp(of: shader) { ramp in
      plan.masks.coverage(isKept: line.isKept).withUnsafeBufferPointer { masks in
        plan.placed.withUnsafeBufferPointer { placed in
          guard let masks = masks.baseAddress, let placed = placed.baseAddress else { return }
          for y in clip.minY..<clip.maxY {
            gathered.update(repeating: 0, count: used)
            cspan_glyphs(
              gathered, placed + line.glyphs.lowerBound, line.glyphs.count, masks, left, Int32(y))
            let pixels = canvas.pixel(clip.minX, y)
            switch line.filling {
            case .ink(let ink):
              cspan_cover(pixels, gathered + from, clip.width, ink.lanes, ink.alpha)
            case .shader(let shader):
              shader.write(colors, y: y, columns: clip.minX..<clip.maxX, ramp: ramp)
              for index in from..<used {
                gathered[index] = gathered[index].scaled(by: shader.cover)
              }
              cspan_pixels_cover(pixels, colors, gathered + from, clip.width)
            }
          }
        }
      }
    }
  }
}
