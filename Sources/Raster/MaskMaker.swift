// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Makes masks of glyphs of modest size.
///
/// Where parts of a glyph lie over one another it is swept as any path is; mostly none do, and then it
/// is enough, and much faster, to add up the sides.
final class MaskMaker {
  private let cells = AreaCells()
  private var outlines = Outlines()
  private var sweep = Sweep(domain: domain, maxChains: 64)

  /// Glyphs that reach further from their origin, in pixels, have no mask.
  private static let reach = 192
  private static let domain = PixelRect(minX: -reach, minY: -reach, maxX: reach, maxY: reach)
  /// How far, in pixels, chords of a curve may leave it; its edges leave it by two thirds of that.
  private static let tolerance: Float = 0.02

  typealias Point = SIMD2<Float>

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
    cells.begin(columns: stride, rows: box.height)
    let across = Point(Float(t.a), Float(t.b))
    let down = Point(Float(t.c), Float(t.d))
    let origin = Point(Float(t.tx - Double(box.minX)), Float(t.ty - Double(box.minY)))
    add(shape.outline.elements) { origin + across * Float($0.x) + down * Float($0.y) }
    cells.append(to: &coverage)
  }

  private func add(_ elements: [PathElement], _ pixel: (CGPoint) -> Point) {
    var (start, at) = (Point.zero, Point.zero)
    var isBegun = false
    for element in elements {
      // A part without a place to begin at begins at the first one named.
      if !isBegun, let end = element.end {
        start = pixel(end)
        at = start
        isBegun = true
        continue
      }
      switch element {
      case .move(let end):
        cells.add(at, start)
        start = pixel(end)
        at = start
      case .line(let end):
        let end = pixel(end)
        cells.add(at, end)
        at = end
      case .quadCurve(let end, let control):
        let (control, end) = (pixel(control), pixel(end))
        curve(at, at + (control - at) * (2 / 3), end + (control - end) * (2 / 3), end)
        at = end
      case .curve(let end, let control1, let control2):
        let end = pixel(end)
        curve(at, pixel(control1), pixel(control2), end)
        at = end
      case .closeSubpath:
        cells.add(at, start)
        at = start
      }
    }
    cells.add(at, start)
  }

  /// Adds a curve as chords that have its area; `Outlines` says how.
  private func curve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    let (one, other) = (p0 - 2 * p1 + p2, p1 - 2 * p2 + p3)
    let bend = max((one * one).sum(), (other * other).sum()).squareRoot()
    let count = Int(min((0.75 * bend / Self.tolerance).squareRoot(), 100)) + 1
    var from = p0
    if count > 1 {
      let (cubic, square, slope) = (p3 - p0 + 3 * (p1 - p2), 3 * one, 3 * (p1 - p0))
      let step = 1 / Float(count)
      let outset = step * step / 6
      for index in 1..<count {
        let t = step * Float(index)
        let outwards = (cubic * (3 * t) + square) * outset
        let to = ((cubic * t + square) * t + slope) * t + p0 - outwards
        cells.add(from, to)
        from = to
      }
    }
    cells.add(from, p3)
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
