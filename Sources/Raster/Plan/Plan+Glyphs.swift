// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation
import Motion

extension Plan {
  /// Appends a run of glyphs: from masks, or from outlines if they are very large.
  ///
  /// The choice depends on the scale alone, so that a frame's pixels do not depend on earlier frames.
  mutating func glyphs(
    _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Float
  ) {
    guard let filling = filling(paint, transform, opacity), (transform.tx + transform.ty).isFinite
    else { return }
    let (across, down) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let largest = GlyphMaskCache.maxSize / max(across, down)
    let isUpright = transform.b == 0 && transform.c == 0
    var line = Line(first: placedGlyphs.count, filling: filling, isUpright: isUpright)
    run.placed.withUnsafeBufferPointer { glyphs in
      var index = 0
      while index < glyphs.count {
        if Double(glyphs[index].size) <= largest, append(glyphs[index], transform, &line) {
          index += 1
          continue
        }
        finish(&line)
        var end = index + 1
        while end < glyphs.count, !(Double(glyphs[end].size) <= largest) { end += 1 }
        if let outline = outlines.glyphs(glyphs[index..<end], transform) {
          fill(outline, filling)
        }
        index = end
      }
    }
    finish(&line)
  }

  /// The line of glyphs under construction.
  ///
  /// It ends where it would end if all of its glyphs were drawn, also those outside of the region:
  /// otherwise the pixels of glyphs that overlap would depend on what else is drawn again.
  private struct Line {
    var first: Int
    var filling: Filling
    var isUpright: Bool
    /// The bounds of the masks to draw.
    var bounds = PixelRect.empty
    /// The bounds of all masks.
    var extent = PixelRect.empty
    /// The right end of all masks, with the padding of their rows.
    var end = 0
    /// The row of the first glyph's origin.
    var baseline = 0

    /// Whether a mask is so far from this line that it begins another one.
    func isEnded(by mask: PixelRect, baseline: Int, end: Int) -> Bool {
      if mask.minX > extent.maxX + 64 || mask.maxX < extent.minX - 64 { return true }
      if max(self.end, end) - min(extent.minX, mask.minX) > GlyphLine.maxWidth { return true }
      return isUpright && abs(baseline - self.baseline) > mask.height
    }
  }

  /// Appends a glyph's mask to a line; false if the glyph is too large for one.
  private mutating func append(
    _ glyph: PlacedGlyph, _ t: CGAffineTransform, _ line: inout Line
  ) -> Bool {
    let x = t.a * Double(glyph.x) + t.c * Double(glyph.y) + t.tx
    let y = t.b * Double(glyph.x) + t.d * Double(glyph.y) + t.ty
    guard abs(x) < 0x1p20, abs(y) < 0x1p20 else { return true }
    let size = Double(glyph.size)
    guard line.isUpright else {
      let (atX, atY) = (Int(roundingDown: x), Int(roundingDown: y))
      let transform = CGAffineTransform(
        a: t.a * size, b: t.b * size, c: t.c * size, d: t.d * size, tx: x - Double(atX),
        ty: y - Double(atY))
      guard let box = GlyphRasterizer.bounds(of: glyph.shape, transform) else { return false }
      let bounds = PixelRect(
        minX: atX + box.minX, minY: atY + box.minY, maxX: atX + box.maxX, maxY: atY + box.maxY)
      if extend(&line, to: bounds, baseline: atY),
        let mask = masks.mask(glyph.shape, transform)
      {
        place(mask, bounds, in: &line)
      }
      return true
    }
    let (quarterX, quarterY) = (Int(roundingToNearest: 4 * x), Int(roundingToNearest: 4 * y))
    let (atX, atY) = (quarterX >> 2, quarterY >> 2)
    let key = UprightGlyphKey(
      shape: ObjectIdentifier(glyph.shape), scaleX: Float(t.a * size), scaleY: Float(t.d * size),
      phase: UInt8((quarterY & 3) * 4 + (quarterX & 3)))
    guard let mask = masks.mask(glyph.shape, key) else { return false }
    let (left, top) = (atX + Int(mask.x), atY + Int(mask.y))
    let bounds = PixelRect(
      minX: left, minY: top, maxX: left + Int(mask.width), maxY: top + Int(mask.height))
    if extend(&line, to: bounds, baseline: atY) { place(mask, bounds, in: &line) }
    return true
  }

  /// Extends a line to a mask, or begins another one with it. Returns whether the mask is to be drawn.
  private mutating func extend(_ line: inout Line, to mask: PixelRect, baseline: Int) -> Bool {
    guard !mask.isEmpty else { return false }
    let end = mask.minX + GlyphRasterizer.stride(ofWidth: mask.width)
    if line.extent.isEmpty {
      line.baseline = baseline
    } else if line.isEnded(by: mask, baseline: baseline, end: end) {
      finish(&line)
      line.baseline = baseline
    }
    line.extent = line.extent.union(mask)
    line.end = max(line.end, end)
    return isVisible(mask)
  }

  private mutating func place(
    _ mask: GlyphMaskCache.Mask, _ bounds: PixelRect, in line: inout Line
  ) {
    line.bounds = line.bounds.union(bounds)
    placedGlyphs.append(
      craster_glyph(
        x: Int32(bounds.minX), y: Int32(bounds.minY), width: mask.stride, height: mask.height,
        first: mask.first))
  }

  /// Whether pixels may be drawn. Those of an offscreen layer have positions of their own, so a layer
  /// in perspective is drawn whole.
  private func isVisible(_ bounds: PixelRect) -> Bool {
    perspectiveDepth > 0 || bounds.intersects(offscreenRegion)
  }

  /// Appends a command for the line under construction, if it has glyphs, and begins another.
  private mutating func finish(_ line: inout Line) {
    if placedGlyphs.count > line.first {
      let finished = GlyphLine(
        glyphs: line.first..<placedGlyphs.count, left: line.bounds.minX,
        stride: line.end - line.bounds.minX + Int(craster_glyph_padding), filling: line.filling,
        isUpright: line.isUpright)
      append(.glyphs(finished), bounds: line.bounds)
    }
    line = Line(first: placedGlyphs.count, filling: line.filling, isUpright: line.isUpright)
  }
}
