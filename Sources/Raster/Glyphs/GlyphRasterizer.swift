// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Renders masks of glyphs of limited size.
///
/// A glyph with overlapping parts is swept as any path is. Most have none: for those an accumulation
/// buffer gives the same coverage, much faster.
final class GlyphRasterizer {
  private let edges = GlyphEdgeCache(domain: domain.expanded(by: 2))
  private let accumulation = AccumulationBuffer()
  private var outlines = Outlines()
  private var sweep = Sweep(domain: domain, maxChains: 64)

  /// The largest distance from a glyph's origin, in pixels, that a mask can cover.
  private static let maxDistance = 192
  private static let domain = PixelRect(
    minX: -maxDistance, minY: -maxDistance, maxX: maxDistance, maxY: maxDistance)

  deinit { sweep.deallocate() }

  /// Appends the coverage of a glyph under a transform; nil if it extends too far.
  func make(
    _ shape: GlyphShape, _ t: CGAffineTransform, into coverage: inout [UInt8]
  ) -> GlyphMaskCache.Mask? {
    guard let box = Self.bounds(of: shape, t) else { return nil }
    guard !box.isEmpty else { return .empty }
    let stride = Self.stride(ofWidth: box.width)
    let first = coverage.count
    if shape.subpathsMayOverlap {
      addSwept(shape, t, box, stride: stride, to: &coverage)
    } else {
      addAccumulated(shape, t, box, stride: stride, to: &coverage)
    }
    return GlyphMaskCache.Mask(
      x: Int32(box.minX), y: Int32(box.minY), width: Int32(box.width),
      height: Int32(box.height), stride: Int32(stride), first: UInt32(first))
  }

  /// The bounds of a glyph's mask under a transform; nil if it extends too far.
  static func bounds(of shape: GlyphShape, _ t: CGAffineTransform) -> PixelRect? {
    let outline = shape.outline
    guard !outline.bounds.isNull, outline.isFinite else { return .empty }
    let box = ItemBounds.pixels(of: outline.bounds, outset: 0, t, margin: 0.05)
    return box.intersection(domain) == box ? box : nil
  }

  /// The bytes of a mask's row in memory.
  static func stride(ofWidth width: Int) -> Int { (width + 7) / 8 * 8 }

  private func addSwept(
    _ shape: GlyphShape, _ t: CGAffineTransform, _ box: PixelRect, stride: Int,
    to coverage: inout [UInt8]
  ) {
    let first = coverage.count
    coverage.append(contentsOf: repeatElement(0, count: stride * box.height))
    outlines.reset(domain: Self.domain)
    guard let outline = outlines.path(shape.outline, .nonZero, t) else { return }
    if !sweep.supports(chains: outline.chainCount) {
      sweep.deallocate()
      sweep = Sweep(domain: Self.domain, maxChains: 2 * outline.chainCount)
    }
    coverage.withUnsafeMutableBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      var sink = CoverageStore(rows: base + first, stride: stride, bounds: box)
      outlines.sweep(outline, by: sweep, clip: outline.bounds.intersection(box), into: &sink)
    }
  }

  private func addAccumulated(
    _ shape: GlyphShape, _ t: CGAffineTransform, _ box: PixelRect, stride: Int,
    to coverage: inout [UInt8]
  ) {
    let (first, count) = edges.edges(of: shape, t)
    accumulation.begin(columns: stride, rows: box.height)
    accumulation.add(
      first, count, x: Float(t.tx - Double(box.minX)), y: Float(t.ty - Double(box.minY)))
    accumulation.append(to: &coverage)
  }
}

/// Stores coverage with 8 bits per pixel.
private struct CoverageStore: CoverageSink {
  let rows: UnsafeMutablePointer<UInt8>
  let stride: Int
  let bounds: PixelRect

  mutating func solid(y: Int, columns: Range<Int>) {
    let row = rows + (y - bounds.minY) * stride - bounds.minX
    for x in columns { row[x] = 255 }
  }

  mutating func partial(y: Int, columns: Range<Int>, coverage: UnsafePointer<UInt16>) {
    let row = rows + (y - bounds.minY) * stride - bounds.minX
    for x in columns { row[x] = Self.byte(coverage[x - columns.lowerBound]) }
  }

  /// Scales 65535 to 255, rounded to nearest.
  private static func byte(_ coverage: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(coverage) &* 255 &+ 32768) >> 16)
  }
}
