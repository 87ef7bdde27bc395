// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Sweeps one glyph at a time, in a small picture of its own around the glyph's origin.
final class MaskMaker {
  private var outlines = Outlines()
  private var sweep = Sweep(domain: domain, maxChains: 64)

  /// Glyphs that reach beyond are not masks.
  private static let domain = PixelRect(minX: -192, minY: -192, maxX: 192, maxY: 192)

  deinit { sweep.deallocate() }

  /// Appends a glyph's coverage; nil if it reaches too far.
  func make(
    _ shape: GlyphShape, _ key: GlyphMasks.Key, into coverage: inout [UInt8]
  ) -> GlyphMasks.Mask? {
    let transform = CGAffineTransform(
      a: Double(key.scaleX), b: 0, c: 0, d: Double(key.scaleY),
      tx: Double(key.phase & 3) / 4, ty: Double(key.phase >> 2) / 4)
    outlines.reset(domain: Self.domain)
    guard let outline = outlines.path(shape.outline, .nonZero, transform) else { return .nothing }
    let bounds = outline.bounds
    guard bounds.intersection(Self.domain) == bounds else { return nil }
    if !sweep.holds(chains: outline.chainCount) {
      sweep.deallocate()
      sweep = Sweep(domain: Self.domain, maxChains: 2 * outline.chainCount)
    }
    let stride = (bounds.width + 7) / 8 * 8
    let first = coverage.count
    for _ in 0..<(stride * bounds.height) { coverage.append(0) }
    coverage.withUnsafeMutableBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      var sink = CoverageStore(rows: base + first, stride: stride, bounds: bounds)
      outlines.sweep(outline, by: sweep, clip: bounds, into: &sink)
    }
    return GlyphMasks.Mask(
      x: Int32(bounds.minX), y: Int32(bounds.minY), width: Int32(bounds.width),
      height: Int32(bounds.height), stride: Int32(stride), first: UInt32(first))
  }
}

/// Keeps coverage, 8 bits a pixel.
private struct CoverageStore: CoverageSink {
  let rows: UnsafeMutablePointer<UInt8>
  let stride: Int
  let bounds: PixelRect

  mutating func solid(y: Int, columns: Range<Int>, cover: UInt16) {
    let row = rows + (y - bounds.minY) * stride - bounds.minX
    for x in columns { row[x] = Self.byte(cover) }
  }

  mutating func partial(y: Int, columns: Range<Int>, covers: UnsafePointer<UInt16>) {
    let row = rows + (y - bounds.minY) * stride - bounds.minX
    for x in columns { row[x] = Self.byte(covers[x - columns.lowerBound]) }
  }

  /// 65535 becomes 255, and what is between is rounded.
  private static func byte(_ cover: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(cover) &* 255 &+ 32768) >> 16)
  }
}
