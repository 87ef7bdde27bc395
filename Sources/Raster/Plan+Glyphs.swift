// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation
import Motion

/// The glyphs of one line of a run, as masks: some of the plan's, and what is painted there.
struct GlyphLine {
  var glyphs: Range<Int>
  /// The column their coverage is gathered from, so that every one of them lies right of it.
  var left: Int
  var filling: Filling
  /// Whether the masks are among those that are kept.
  var isKept: Bool

  /// A line's masks take up no more columns.
  static let maxWidth = 2048
}

extension Plan {
  /// A glyph is painted from its mask; a huge one from its outline.
  ///
  /// Which of them depends on its scale alone, so that a frame's pixels do not depend on those
  /// before.
  mutating func glyphs(
    _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Float
  ) {
    guard let filling = filling(paint, transform, opacity), (transform.tx + transform.ty).isFinite
    else { return }
    let (across, down) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let largest = GlyphMasks.maxSize / max(across, down)
    let isKept = transform.b == 0 && transform.c == 0
    var line = Line(first: placed.count, filling: filling, isKept: isKept)
    run.glyphs.withUnsafeBufferPointer { glyphs in
      var index = 0
      while index < glyphs.count {
        if Double(glyphs[index].size) <= largest, place(glyphs[index], transform, &line) {
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

  /// A line under way.
  private struct Line {
    var first: Int
    var filling: Filling
    var isKept: Bool
    var bounds = PixelRect.empty
    /// The right end of its masks in memory.
    var end = 0
    /// The first glyph's.
    var baseline = 0

    /// Whether a mask lies so far from these that it begins another line.
    func isLeft(by mask: PixelRect, baseline: Int, end: Int) -> Bool {
      if mask.minX > bounds.maxX + 64 || mask.maxX < bounds.minX - 64 { return true }
      if max(self.end, end) - min(bounds.minX, mask.minX) > GlyphLine.maxWidth { return true }
      return isKept && abs(baseline - self.baseline) > mask.height
    }
  }

  /// Places a glyph's mask; false if it has none.
  private mutating func place(
    _ glyph: GlyphRun.Glyph, _ t: CGAffineTransform, _ line: inout Line
  ) -> Bool {
    let x = t.a * Double(glyph.x) + t.c * Double(glyph.y) + t.tx
    let y = t.b * Double(glyph.x) + t.d * Double(glyph.y) + t.ty
    guard abs(x) < 0x1p20, abs(y) < 0x1p20 else { return true }
    let size = Double(glyph.size)
    let mask: GlyphMasks.Mask?
    let (atX, atY): (Int, Int)
    if line.isKept {
      let (quarterX, quarterY) = (Int((4 * x).rounded()), Int((4 * y).rounded()))
      (atX, atY) = (quarterX >> 2, quarterY >> 2)
      let key = GlyphMasks.Key(
        shape: ObjectIdentifier(glyph.shape), scaleX: Float(t.a * size), scaleY: Float(t.d * size),
        phase: UInt8((quarterY & 3) * 4 + (quarterX & 3)))
      mask = masks.mask(glyph.shape, key)
    } else {
      let extent = Extents.bounds(
        glyph.shape.outline.bounds, grown: 0, glyph.transform.concatenating(t))
      guard extent.intersects(region) else { return true }
      (atX, atY) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      mask = masks.passingMask(
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
    if placed.count == line.first {
      line.baseline = atY
    } else if line.isLeft(by: bounds, baseline: atY, end: end) {
      finish(&line)
      line.baseline = atY
    }
    line.bounds = line.bounds.union(bounds)
    line.end = max(line.end, end)
    placed.append(
      cspan_glyph(
        x: Int32(left), y: Int32(top), width: mask.stride, height: mask.height,
        first: mask.first))
    return true
  }

  /// Makes a command of the line under way, if there is one.
  private mutating func finish(_ line: inout Line) {
    if placed.count > line.first {
      let own = GlyphLine(
        glyphs: line.first..<placed.count, left: line.bounds.minX, filling: line.filling,
        isKept: line.isKept)
      append(.glyphs(own), bounds: line.bounds)
    }
    line = Line(first: placed.count, filling: line.filling, isKept: line.isKept)
  }
}
