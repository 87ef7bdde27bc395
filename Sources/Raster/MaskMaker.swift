// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Makes masks of glyphs of modest size.
///
/// Where parts of a glyph lie over one another it is swept as any path is; mostly none do, and then it
/// is enough, and much faster, to add up the sides.
final class MaskMaker {
  private let edges = GlyphEdges(domain: domain.expanded(by: 2))
  private let cells = AreaCells()
  private var outlines = Outlines()
  private var sweep = Sweep(domain: domain, maxChains: 64)

  /// Glyphs that reach further from their origin, in pixels, have no mask.
  private static let reach = 192
  private static let domain = PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
  deinit { sweep.deallocate() }

  /// Appends the coverage of a glyph under a transform; nil if it reaches too far.
  func make(
    _ shape: GlyphShape, _ t: CGAffineTransform, into coverage: inout [UInt8]
  ) -> GlyphMasks.Mask? {
    let outline = shape.outline
    guard !outline.bounds.isNull, outline.isFinite else { return .nothing }
    let box = Extents.bounds(outline.bounds, grown: 0, t, aside: 0.05)
    guard box.intersection(Self.domain) == box else { return nil }
    guard !box.isEmpty else { return .nothing }
    let stride = (box.width + 7) / 8 * 8
    let first = coverage.count
    if shape.partsMayOverlap {
      addSwept(shape, t, box, stride: stride, to: &coverage)
    } else {
      addUp(shape, t, box, stride: stride, to: &coverage)
    }
    return GlyphMasks.Mask(
      x: Int32(box.minX), y: Int32(box.minY), width: Int32(box.width),
      height: Int32(box.height), stride: Int32(stride), first: UInt32(first))
  }

  private func addSwept(
    _ shape: GlyphShape, _ t: CGAffineTransform, _ box: PixelRect, stride: Int,
    to coverage: inout [UInt8]
  ) {
    let first = coverage.count
    coverage.append(contentsOf: repeatElement(0, count: stride * box.height))
    outlines.reset(domain: Self.domain)
    guard let outline = outlines.path(shape.outline, .nonZero, t) else { return }
    if !sweep.holds(chains: outline.chainCount) {
      sweep.deallocate()
      sweep = Sweep(domain: Self.domain, maxChains: 2 * outline.chainCount)
    }
    coverage.withUnsafeMutableBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      var sink = CoverageStore(rows: base + first, stride: stride, bounds: box)
      outlines.sweep(outline, by: sweep, clip: outline.bounds.intersection(box), into: &sink)
    }
  }

  private func addUp(
    _ shape: GlyphShape, _ t: CGAffineTransform, _ box: PixelRect, stride: Int,
    to coverage: inout [UInt8]
  ) {
    let (first, count) = edges.edges(of: shape, t)
    cells.begin(columns: stride, rows: box.height)
    cells.add(
      first, count, x: Float(t.tx - Double(box.minX)), y: Float(t.ty - Double(box.minY)))
    cells.append(to: &coverage)
  }
}

/// Keeps coverage, 8 bits a pixel.
private struct CoverageStore: CoverageSink {
  let rows: UnsafeMutablePointer<UInt8>
  let stride: Int
  let bounds: PixelRect

  mutating func solid(y: Int, columns: Range<Int>) {
    let row = rows + (y - bounds.minY) * stride - bounds.minX
    for x in columns { row[x] = 255 }
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
