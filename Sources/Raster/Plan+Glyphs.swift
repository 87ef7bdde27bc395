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

  /// A line's masks take up no more columns.
  static let maxWidth = 2048
}

extension Plan {
  /// A glyph is painted from its mask where it is upright and not huge, else from its outline.
  ///
  /// Which of them depends on its scale alone, so that a frame's pixels do not depend on those
  /// before.
  mutating func glyphs(
    _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, _ opacity: Float
  ) {
    guard let filling = filling(paint, transform, opacity), (transform.tx + transform.ty).isFinite
    else { return }
    let isUpright = transform.b == 0 && transform.c == 0
    let scale = max(abs(transform.a), abs(transform.d))
    var line = Line(first: placed.count)
    run.glyphs.withUnsafeBufferPointer { glyphs in
      var index = 0
      while index < glyphs.count {
        if isUpright, scale * Double(glyphs[index].size) <= GlyphMasks.maxSize {
          if place(glyphs[index], transform, &line, filling) {
            index += 1
            continue
          }
        }
        finish(&line, filling)
        var end = index + 1
        while end < glyphs.count,
          !isUpright || scale * Double(glyphs[end].size) > GlyphMasks.maxSize
        { end += 1 }
        if let outline = outlines.glyphs(glyphs[index..<end], transform) {
          fill(outline, filling)
        }
        index = end
      }
    }
    finish(&line, filling)
  }

  /// A line under way.
  struct Line {
    var first: Int
    var bounds = PixelRect.empty
    /// The right end of its last mask in memory.
    var end = 0
    var baseline = 0
  }

  /// Places a glyph's mask; false if it has none.
  private mutating func place(
    _ glyph: GlyphRun.Glyph, _ t: CGAffineTransform, _ line: inout Line, _ filling: Filling
  ) -> Bool {
    // In quarters of a pixel.
    let x = (4 * (t.a * Double(glyph.x) + t.tx)).rounded()
    let y = (4 * (t.d * Double(glyph.y) + t.ty)).rounded()
    let (scaleX, scaleY) = (Float(t.a * Double(glyph.size)), Float(t.d * Double(glyph.size)))
    guard abs(x) < 0x1p20, abs(y) < 0x1p20, scaleX.isFinite, scaleY.isFinite else { return true }
    let (atX, atY) = (Int(x), Int(y))
    let key = GlyphMasks.Key(
      shape: ObjectIdentifier(glyph.shape), scaleX: scaleX, scaleY: scaleY,
      phase: UInt8((atY & 3) * 4 + (atX & 3)))
    guard let mask = masks.mask(glyph.shape, key) else { return false }
    let (left, top) = (atX >> 2 + Int(mask.x), atY >> 2 + Int(mask.y))
    let bounds = PixelRect(
      minX: left, minY: top, maxX: left + Int(mask.width), maxY: top + Int(mask.height))
    guard bounds.intersects(region) else { return true }
    let (width, height) = (Int(mask.stride), Int(mask.height))
    let together = line.bounds.union(bounds)
    let isFar = bounds.minX > line.bounds.maxX + 64 || bounds.maxX < line.bounds.minX - 64
    if placed.count > line.first,
      isFar || abs(atY >> 2 - line.baseline) > height
        || max(line.end, left + width) - together.minX > GlyphLine.maxWidth
    {
      finish(&line, filling)
    }
    if placed.count == line.first { line.baseline = atY >> 2 }
    line.bounds = line.bounds.union(bounds)
    line.end = max(line.end, left + width)
    placed.append(
      cspan_glyph(
        x: Int32(left), y: Int32(top), width: mask.stride, height: mask.height,
        first: mask.first))
    return true
  }

  /// Makes a command of the line under way, if there is one.
  private mutating func finish(_ line: inout Line, _ filling: Filling) {
    if placed.count > line.first {
      let own = GlyphLine(
        glyphs: line.first..<placed.count, left: line.bounds.minX, filling: filling)
      commands.append(Command(action: .glyphs(own), bounds: line.bounds))
    }
    line = Line(first: placed.count)
  }
}
