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
    let isCached = transform.b == 0 && transform.c == 0
    var line = Line(first: placedGlyphs.count, filling: filling, isCached: isCached)
    run.glyphs.withUnsafeBufferPointer { glyphs in
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
  private struct Line {
    var first: Int
    var filling: Filling
    var isCached: Bool
    var bounds = PixelRect.empty
    /// The right end of its masks, with the padding of their rows.
    var end = 0
    /// The row of the first glyph's origin.
    var baseline = 0

    /// Whether a mask is so far from this line that it begins another one.
    func isEnded(by mask: PixelRect, baseline: Int, end: Int) -> Bool {
      if mask.minX > bounds.maxX + 64 || mask.maxX < bounds.minX - 64 { return true }
      if max(self.end, end) - min(bounds.minX, mask.minX) > GlyphLine.maxWidth { return true }
      return isCached && abs(baseline - self.baseline) > mask.height
    }
  }

  /// Appends a glyph's mask to a line; false if the glyph is too large for one.
  private mutating func append(
    _ glyph: GlyphRun.Glyph, _ t: CGAffineTransform, _ line: inout Line
  ) -> Bool {
    let x = t.a * Double(glyph.x) + t.c * Double(glyph.y) + t.tx
    let y = t.b * Double(glyph.x) + t.d * Double(glyph.y) + t.ty
    guard abs(x) < 0x1p20, abs(y) < 0x1p20 else { return true }
    let size = Double(glyph.size)
    let mask: GlyphMaskCache.Mask?
    let (atX, atY): (Int, Int)
    if line.isCached {
      let (quarterX, quarterY) = (Int((4 * x).rounded()), Int((4 * y).rounded()))
      (atX, atY) = (quarterX >> 2, quarterY >> 2)
      let key = GlyphMaskCache.Key(
        shape: ObjectIdentifier(glyph.shape), scaleX: Float(t.a * size), scaleY: Float(t.d * size),
        phase: UInt8((quarterY & 3) * 4 + (quarterX & 3)))
      mask = masks.mask(glyph.shape, key)
    } else {
      let bounds = ItemBounds.pixels(
        of: glyph.shape.outline.bounds, outset: 0, glyph.transform.concatenating(t))
      guard bounds.intersects(region) else { return true }
      (atX, atY) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      mask = masks.transientMask(
        glyph.shape,
        CGAffineTransform(
          a: t.a * size, b: t.b * size, c: t.c * size, d: t.d * size, tx: x - Double(atX),
          ty: y - Double(atY)))
    }
    guard let mask else { return false }
    let (left, top) = (atX + Int(mask.x), atY + Int(mask.y))
    let bounds = PixelRect(
      minX: left, minY: top, maxX: left + Int(mask.width), maxY: top + Int(mask.height))
    guard bounds.intersects(region) else { return true }
    let end = left + Int(mask.stride)
    if placedGlyphs.count == line.first {
      line.baseline = atY
    } else if line.isEnded(by: bounds, baseline: atY, end: end) {
      finish(&line)
      line.baseline = atY
    }
    line.bounds = line.bounds.union(bounds)
    line.end = max(line.end, end)
    placedGlyphs.append(
      craster_glyph(
        x: Int32(left), y: Int32(top), width: mask.stride, height: mask.height,
        first: mask.first))
    return true
  }

  /// Appends a command for the line under construction, if it has glyphs, and begins another.
  private mutating func finish(_ line: inout Line) {
    if placedGlyphs.count > line.first {
      let finished = GlyphLine(
        glyphs: line.first..<placedGlyphs.count, left: line.bounds.minX, filling: line.filling,
        isCached: line.isCached)
      append(.glyphs(finished), bounds: line.bounds)
    }
    line = Line(first: placedGlyphs.count, filling: line.filling, isCached: line.isCached)
  }
}
