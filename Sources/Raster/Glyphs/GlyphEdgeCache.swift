// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation
import Motion

/// A cache of glyphs' outlines as short edges, for repeated glyphs at the same scale and rotation.
///
/// Edges are relative to the glyph's origin, so they do not depend on its position.
final class GlyphEdgeCache {
  private var table = GlyphKeyTable<UprightGlyphKey>()
  /// For each key of the table its first group, and its number of edges.
  private var ranges: [(first: Int, count: Int)] = []
  /// Keeps the shapes alive whose addresses are keys of the table.
  private var shapes: [GlyphShape] = []
  /// The scale and rotation of all cached glyphs.
  private var linear = CGAffineTransform.identity

  /// Edges in groups of eight, as the kernels process them.
  private var groups = GrowableBuffer<craster_edges8>(capacity: 256)
  private var points = PointBuffer()
  private let domain: PixelRect

  /// The largest distance, in pixels, between a curve and its chords.
  private static let tolerance = 0.02
  /// Above this number of groups the cache is emptied before the next glyph.
  private static let maxGroups = 16384
  /// A glyph that needs a larger capacity, in groups, loses the subpaths beyond it.
  private static let maxCapacity = 1 << 20

  /// Curves outside of the domain need not be exact.
  init(domain: PixelRect) { self.domain = domain }

  /// A glyph's edges, and their number, a multiple of 8. The pointer is valid until the next call.
  func edges(
    of shape: GlyphShape, _ t: CGAffineTransform
  ) -> (UnsafePointer<craster_edges8>, Int) {
    if t.a != linear.a || t.b != linear.b || t.c != linear.c || t.d != linear.d
      || groups.count > Self.maxGroups
    {
      table.removeAll(keepingCapacity: true)
      ranges.removeAll(keepingCapacity: true)
      shapes.removeAll(keepingCapacity: true)
      groups.removeAll()
      linear = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0)
    }
    let key = UprightGlyphKey(shape: ObjectIdentifier(shape), scaleX: 0, scaleY: 0, phase: 0)
    let hash = key.hash
    if let index = table.index(of: key, hash: hash) {
      return (UnsafePointer(groups.base + ranges[index].first), ranges[index].count)
    }
    let first = groups.count
    let count = appendEdges(of: shape.outline)
    table.insert(key, hash: hash, at: ranges.count)
    ranges.append((first, count))
    shapes.append(shape)
    return (UnsafePointer(groups.base + first), count)
  }

  /// Appends the edges of an outline, and returns their number.
  private func appendEdges(of outline: Outline) -> Int {
    var count = 0
    points.removeAll()
    func pixel(_ point: CGPoint) -> SIMD2<Double> {
      [linear.a * point.x + linear.c * point.y, linear.b * point.x + linear.d * point.y]
    }
    for element in outline.elements {
      switch element {
      case .move(let end):
        finish(&count)
        points.append(pixel(end))
      case .line(let end):
        points.append(pixel(end))
      case .quadCurve(let end, let control):
        let (control, end) = (pixel(control), pixel(end))
        let from = points.last ?? end
        curve(from + (control - from) * (2 / 3), end + (control - end) * (2 / 3), end)
      case .curve(let end, let control1, let control2):
        curve(pixel(control1), pixel(control2), pixel(end))
      case .closeSubpath:
        let start = points.first
        finish(&count)
        if let start { points.append(start) }
      }
    }
    finish(&count)
    let first = groups.count
    let groupCount = (count + 7) / 8
    groups.commit(groupCount)
    // The spare capacity behind them serves as working memory.
    let copy = groups.reserve(groupCount)
    copy.update(from: groups.base + first, count: groupCount)
    craster_interleave_edges(groups.base + first, copy, count)
    return 8 * groupCount
  }

  private func curve(_ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
    if points.count == 0 {
      points.append(p3)
    } else {
      _ = points.appendCurve(p1, p2, p3, within: domain, tolerance: Self.tolerance, isLast: 1)
    }
  }

  /// Writes the edges of the subpath under construction behind `count` others of the glyph, which are
  /// not committed yet.
  private func finish(_ count: inout Int) {
    defer { points.removeAll() }
    guard points.count > 2 else { return }
    while true {
      let limit = 8 * (groups.capacity - groups.count)
      let total = craster_split_edges(
        groups.base + groups.count, count, limit, points.base, points.count)
      if total <= limit {
        count = total
        return
      }
      guard groups.capacity < Self.maxCapacity else { return }
      // Growing keeps committed elements only.
      let written = (count + 7) / 8
      groups.commit(written)
      _ = groups.reserve(groups.capacity + 1)
      groups.removeLast(written)
    }
  }
}
