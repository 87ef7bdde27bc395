// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster
import Drawing
import Foundation
import Motion

extension Outlines {
  /// The largest distance, in pixels, between a curve and its chords.
  private static let tolerance = 0.015
  /// Edges begin and end at multiples of 1/2048 pixel vertically, so that adjacent edges meet exactly.
  private static let stepsPerPixel = 2048.0

  /// A path under a transform to pixels; nil if nothing of it can be visible.
  ///
  /// With `splits`, some subpaths that share no pixels with others may be put into `separate` instead.
  mutating func path(
    _ outline: Outline, _ rule: FillRule, _ t: CGAffineTransform, splits: Bool = false
  ) -> PixelOutline? {
    let first = chains.count
    var box = Box()
    separate.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
    add(outline, t, &box)
    if subpaths.count == 1, let left = leftChain(of: subpaths[0]) {
      setWinding(first, left: left)
      return self.outline(from: first, box)
    }
    if splits { split(from: first, &box) }
    sortChains(from: first, to: separate.first?.firstChain)
    return self.outline(from: first, to: separate.first?.firstChain, box, rule: rule)
  }

  /// The outline of all glyphs together; nil if nothing of it can be visible.
  mutating func glyphs(
    _ glyphs: some Sequence<PlacedGlyph>, _ t: CGAffineTransform
  ) -> PixelOutline? {
    let first = chains.count
    var box = Box()
    subpaths.removeAll(keepingCapacity: true)
    for glyph in glyphs {
      add(glyph.shape.outline, glyph.transform.concatenating(t), &box)
    }
    sortChains(from: first)
    return outline(from: first, box, rule: .nonZero)
  }

  /// Sorts chains by their tops.
  private mutating func sortChains(from first: Int, to end: Int? = nil) {
    let count = (end ?? chains.count) - first
    craster_sort_chains(chains.base + first, count, edges.base)
  }

  /// Appends the chains of an outline under a transform to pixels, and extends the box by it.
  private mutating func add(
    _ outline: Outline, _ t: CGAffineTransform, _ box: inout Box
  ) {
    let linear = t.a + t.b + t.c + t.d
    guard outline.isFinite, linear.isFinite, (t.tx + t.ty).isFinite else { return }
    func pixel(_ point: CGPoint) -> SIMD2<Double> {
      [t.a * point.x + t.c * point.y + t.tx, t.b * point.x + t.d * point.y + t.ty]
    }
    points.removeAll()
    for element in outline.elements {
      switch element {
      case .move(let end):
        finish(&box)
        points.append(pixel(end))
      case .line(let end):
        points.append(pixel(end))
      case .quadCurve(let end, let control):
        let (control, end) = (pixel(control), pixel(end))
        if let from = points.last {
          curve(from, from + (control - from) * (2 / 3), end + (control - end) * (2 / 3), end, 0)
        } else {
          points.append(end)
        }
      case .curve(let end, let control1, let control2):
        let end = pixel(end)
        if let from = points.last {
          curve(from, pixel(control1), pixel(control2), end, 0)
        } else {
          points.append(end)
        }
      case .closeSubpath:
        let start = points.first
        finish(&box)
        if let start { points.append(start) }
      }
    }
    finish(&box)
  }

  /// Appends a curve's points except its first; a long curve is split in halves, recursively.
  private mutating func curve(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>,
    _ depth: Int
  ) {
    let isLast: Int32 = depth == 12 ? 1 : 0
    guard !points.appendCurve(p1, p2, p3, within: domain, tolerance: Self.tolerance, isLast: isLast)
    else { return }
    let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
    let (d, e) = ((a + b) / 2, (b + c) / 2)
    curve(p0, a, d, (d + e) / 2, depth + 1)
    curve((d + e) / 2, e, c, p3, depth + 1)
  }

  /// Appends the chains of the subpath under construction.
  private mutating func finish(_ box: inout Box) {
    defer { points.removeAll() }
    guard points.count > 2 else { return }
    guard let extent = points.snap(steps: Self.stepsPerPixel) else { return }
    let (low, high) = (SIMD2(extent.min.x, extent.min.y), SIMD2(extent.max.x, extent.max.y))
    let least = SIMD2<Double>(Double(domain.minX), Double(domain.minY))
    let most = SIMD2<Double>(Double(domain.maxX), Double(domain.maxY))
    guard low.y < high.y, high.x > least.x, low.x < most.x, high.y > least.y, low.y < most.y
    else { return }
    let firstChain = chains.count
    if low.x >= least.x, low.y >= least.y, high.x <= most.x, high.y <= most.y {
      trace(from: Int(extent.top_index))
    } else {
      polygon.removeAll(keepingCapacity: true)
      points.copy(to: &polygon)
      addChains()
    }
    let clippedBox = Box(low: pointwiseMax(low, least), high: pointwiseMin(high, most))
    box.low = pointwiseMin(box.low, clippedBox.low)
    box.high = pointwiseMax(box.high, clippedBox.high)
    addSubpath(from: firstChain, clippedBox)
  }

  /// Appends the chains of a subpath that is completely within the domain.
  private mutating func trace(from highest: Int) {
    let count = points.count
    let first = edges.count
    var chainCount = 0
    let edgeCount = kernels.build_chains(
      points.base, count, highest, Double(left), edges.reserve(count + 3), first,
      chains.reserve(count), &chainCount)
    edges.commit(edgeCount)
    chains.commit(chainCount)
  }

  /// Appends the polygon's falling and rising chains.
  private mutating func addChains() {
    let count = polygon.count
    var highest = 0
    for index in 1..<count where polygon[index].y < polygon[highest].y { highest = index }
    var (start, isRising) = (edges.count, false)
    var from = polygon[highest]
    for step in 1...count {
      let at = highest + step
      let to = polygon[at < count ? at : at - count]
      defer { from = to }
      guard to.y != from.y else { continue }
      if (to.y < from.y) != isRising {
        endChain(from: start, isRising: isRising)
        (start, isRising) = (edges.count, to.y < from.y)
      }
      addEdge(from, to)
    }
    endChain(from: start, isRising: isRising)
  }

  private mutating func endChain(from start: Int, isRising: Bool) {
    guard edges.count > start else { return }
    if isRising { reverseEdges(from: start) }
    chains.append(Chain(first: start, end: edges.count, sign: isRising ? 1 : -1))
  }

  private mutating func reverseEdges(from first: Int) {
    var (low, high) = (first, edges.count - 1)
    while low < high {
      (edges[low], edges[high]) = (edges[high], edges[low])
      low += 1
      high -= 1
    }
  }

  /// Appends an edge, in up to three parts: beyond the domain's left and right sides it is moved onto
  /// them.
  private mutating func addEdge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    let isRising = to.y < from.y
    var (upper, lower) = isRising ? (to, from) : (from, to)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let (top, bottom) = (Double(domain.minY), Double(domain.maxY))
    guard lower.y > top, upper.y < bottom else { return }
    if upper.y < top { upper = [upper.x + (top - upper.y) * slope, top] }
    if lower.y > bottom { lower = [upper.x + (bottom - upper.y) * slope, bottom] }
    let (least, most) = (Double(domain.minX), Double(domain.maxX))
    if min(upper.x, lower.x) >= least, max(upper.x, lower.x) <= most {
      appendEdge(upper, lower, slope)
      return
    }
    var cuts = [upper]
    for side in slope > 0 ? [least, most] : [most, least] {
      let y = upper.y + (side - upper.x) / slope
      if y > cuts[cuts.count - 1].y, y < lower.y { cuts.append([side, y]) }
    }
    cuts.append(lower)
    let first = edges.count
    for (one, other) in zip(cuts, cuts.dropFirst()) {
      let (x, otherX) = (min(max(one.x, least), most), min(max(other.x, least), most))
      let isAside = (one.x + other.x) / 2 <= least || (one.x + other.x) / 2 >= most
      let slope = isAside ? 0 : (otherX - x) / (other.y - one.y)
      appendEdge([x, one.y], [otherX, other.y], slope)
    }
    if isRising { reverseEdges(from: first) }
  }

  private mutating func appendEdge(
    _ upper: SIMD2<Double>, _ lower: SIMD2<Double>, _ slope: Double
  ) {
    let (top, bottom) = (Float(upper.y), Float(lower.y))
    guard top < bottom else { return }
    edges.append(
      OutlineEdge(top: top, bottom: bottom, x: Float(upper.x - Double(left)), slope: Float(slope)))
  }
}
