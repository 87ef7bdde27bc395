// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSpan
import Drawing
import Foundation
import Motion

/// Glyphs cut into short edges, for those of them that follow at the same size and turn.
///
/// They lie around the glyph's origin; where on the picture it is makes no difference to them.
final class GlyphEdges {
  private var table = KeyTable()
  private var parts: [(first: Int, count: Int)] = []
  /// What the table names; it must not go while its key is here.
  private var shapes: [GlyphShape] = []
  /// What all of them are scaled and turned by.
  private var linear = CGAffineTransform.identity

  private var edges = UnsafeMutablePointer<cspan_edges>.allocate(capacity: 256)
  /// In eights of edges.
  private var capacity = 256
  private var used = 0
  private let room = PointRoom()
  private let domain: PixelRect

  /// How far, in pixels, chords of a curve may leave it.
  private static let tolerance = 0.02
  /// More eights than that are not kept for the next glyph.
  private static let most = 16384

  /// What lies outside the domain is not needed exactly.
  init(domain: PixelRect) { self.domain = domain }

  deinit { edges.deallocate() }

  /// A glyph's edges, in eights, and how many there are; until the next call.
  func edges(
    of shape: GlyphShape, _ t: CGAffineTransform
  ) -> (UnsafePointer<cspan_edges>, Int) {
    if t.a != linear.a || t.b != linear.b || t.c != linear.c || t.d != linear.d
      || used > Self.most
    {
      table.removeAll(keepingCapacity: true)
      parts.removeAll(keepingCapacity: true)
      shapes.removeAll(keepingCapacity: true)
      used = 0
      linear = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0)
    }
    let key = GlyphMasks.Key(shape: ObjectIdentifier(shape), scaleX: 0, scaleY: 0, phase: 0)
    let hash = KeyTable.hash(key)
    if let index = table.index(of: key, hash: hash) {
      return (UnsafePointer(edges + parts[index].first), parts[index].count)
    }
    let count = cut(shape.outline)
    table.insert(key, hash: hash, at: parts.count)
    parts.append((used, count))
    shapes.append(shape)
    defer { used += (count + 7) / 8 }
    return (UnsafePointer(edges + used), count)
  }

  /// Cuts up an outline after the edges there are; how many edges it has.
  private func cut(_ outline: Outline) -> Int {
    var count = 0
    room.removeAll()
    func pixel(_ point: CGPoint) -> SIMD2<Double> {
      [linear.a * point.x + linear.c * point.y, linear.b * point.x + linear.d * point.y]
    }
    for element in outline.elements {
      switch element {
      case .move(let end):
        finish(&count)
        room.append(pixel(end))
      case .line(let end):
        room.append(pixel(end))
      case .quadCurve(let end, let control):
        let (control, end) = (pixel(control), pixel(end))
        let from = room.last ?? end
        curve(from + (control - from) * (2 / 3), end + (control - end) * (2 / 3), end)
      case .curve(let end, let control1, let control2):
        curve(pixel(control1), pixel(control2), pixel(end))
      case .closeSubpath:
        let start = room.first
        finish(&count)
        if let start { room.append(start) }
      }
    }
    finish(&count)
    let eights = (count + 7) / 8
    if capacity < used + 2 * eights { grow(keeping: used + eights) }
    // Where the next glyph's will lie.
    let copy = edges + (used + eights)
    copy.update(from: edges + used, count: eights)
    cspan_spread(edges + used, copy, count)
    return 8 * eights
  }

  private func grow(keeping kept: Int) {
    let grown = UnsafeMutablePointer<cspan_edges>.allocate(capacity: 2 * capacity)
    grown.moveInitialize(from: edges, count: kept)
    edges.deallocate()
    edges = grown
    capacity *= 2
  }

  private func curve(_ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
    if room.count == 0 {
      room.append(p3)
    } else {
      _ = room.appendCurve(p1, p2, p3, within: domain, tolerance: Self.tolerance, isLast: 1)
    }
  }

  /// Cuts up the part under way.
  private func finish(_ count: inout Int) {
    defer { room.removeAll() }
    guard room.count > 2 else { return }
    while true {
      let most = 8 * (capacity - used)
      let cut = cspan_cut_short(edges + used, count, most, room.points, room.count)
      if cut <= most {
        count = cut
        return
      }
      guard capacity < 1 << 20 else { return }
      grow(keeping: used + (count + 7) / 8)
    }
  }
}
