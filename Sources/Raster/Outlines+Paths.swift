// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension Outlines {
  /// How far, in pixels, chords of a curve may leave it; its edges leave it by two thirds of that.
  private static let tolerance = 0.015
  /// Edges begin and end at multiples of this, so that those that meet do so exactly.
  private static let stepsPerPixel = 2048.0

  /// What an outline holds under a transform to pixels; nil if nothing of it can be seen.
  mutating func path(
    _ outline: Outline, _ rule: FillRule, _ t: CGAffineTransform
  ) -> PixelOutline? {
    let first = chains.count
    var box = Box()
    add(outline, t, isSingle: outline.isSingle, &box)
    if box.isConvex { return self.outline(from: first, box) }
    sortChains(from: first)
    return self.outline(from: first, box, rule: rule)
  }

  /// What all glyphs of a run hold together; nil if nothing of it can be seen.
  mutating func glyphs(
    _ glyphs: some Sequence<GlyphRun.Glyph>, _ t: CGAffineTransform
  ) -> PixelOutline? {
    let first = chains.count
    var box = Box()
    for glyph in glyphs {
      add(glyph.shape.outline, glyph.transform.concatenating(t), isSingle: false, &box)
    }
    sortChains(from: first)
    return outline(from: first, box, rule: .nonZero)
  }

  /// Brings the chains into the order of their tops. Sorting asks for memory, so few are moved by
  /// hand.
  private mutating func sortChains(from first: Int) {
    guard chains.count - first <= 48 else {
      let edges = edges
      chains[first...].sort { edges[$0.first].top < edges[$1.first].top }
      return
    }
    for index in (first + 1)..<max(chains.count, first + 1) {
      let chain = chains[index]
      var place = index
      while place > first, edges[chain.first].top < edges[chains[place - 1].first].top {
        chains[place] = chains[place - 1]
        place -= 1
      }
      chains[place] = chain
    }
  }

  /// Adds an outline under a transform to pixels.
  private mutating func add(
    _ outline: Outline, _ t: CGAffineTransform, isSingle: Bool, _ box: inout Box
  ) {
    let linear = t.a + t.b + t.c + t.d
    guard outline.isFinite, linear.isFinite, (t.tx + t.ty).isFinite else { return }
    func pixel(_ point: CGPoint) -> SIMD2<Double> {
      [t.a * point.x + t.c * point.y + t.tx, t.b * point.x + t.d * point.y + t.ty]
    }
    polygon.removeAll(keepingCapacity: true)
    for element in outline.elements {
      switch element {
      case .move(let end):
        finish(isSingle: isSingle, &box)
        polygon.append(pixel(end))
      case .line(let end):
        polygon.append(pixel(end))
      case .quadCurve(let end, let control):
        if let from = polygon.last { curve(from, pixel(control), pixel(end)) }
        if polygon.isEmpty { polygon.append(pixel(end)) }
      case .curve(let end, let control1, let control2):
        if let from = polygon.last { curve(from, pixel(control1), pixel(control2), pixel(end), 0) }
        if polygon.isEmpty { polygon.append(pixel(end)) }
      case .closeSubpath:
        let start = polygon.first
        finish(isSingle: isSingle, &box)
        if let start { polygon.append(start) }
      }
    }
    finish(isSingle: isSingle, &box)
  }

  private mutating func curve(
    _ from: SIMD2<Double>, _ control: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    curve(from, from + (control - from) * (2 / 3), end + (control - end) * (2 / 3), end, 0)
  }

  /// Appends a curve's points but its first.
  ///
  /// A cubic with second differences of at most d, cut into n equal parts, leaves their chords by
  /// 3/4·d/n² at most (Wang). A chord cuts two thirds of its height, on average, off the curve: an
  /// eighth of the second derivative over n²; so inner points lie that much outside, and the edges
  /// have the curve's area.
  private mutating func curve(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>,
    _ depth: Int
  ) {
    let low = pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3))
    let high = pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
    // Beyond one of the domain's sides, a line does as well.
    guard high.y > Double(domain.minY), low.y < Double(domain.maxY),
      high.x > Double(domain.minX), low.x < Double(domain.maxX)
    else {
      polygon.append(p3)
      return
    }
    let (one, other) = (p0 - 2 * p1 + p2, p1 - 2 * p2 + p3)
    let bend = max((one * one).sum(), (other * other).sum()).squareRoot()
    let wanted = (0.75 * bend / Self.tolerance).squareRoot()
    if wanted > 100, depth < 12 {
      let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
      let (d, e) = ((a + b) / 2, (b + c) / 2)
      curve(p0, a, d, (d + e) / 2, depth + 1)
      curve((d + e) / 2, e, c, p3, depth + 1)
      return
    }
    let count = Int(min(wanted, 100).rounded(.up))
    if count > 1 {
      let (cubic, square, slope) = (p3 - p0 + 3 * (p1 - p2), 3 * one, 3 * (p1 - p0))
      let step = 1 / Double(count)
      let outset = step * step / 6
      for index in 1..<count {
        let t = step * Double(index)
        let outwards = (cubic * (3 * t) + square) * outset
        polygon.append(((cubic * t + square) * t + slope) * t + p0 - outwards)
      }
    }
    polygon.append(p3)
  }

  /// Adds the part under way to the outline.
  private mutating func finish(isSingle: Bool, _ box: inout Box) {
    defer { polygon.removeAll(keepingCapacity: true) }
    guard polygon.count > 2 else { return }
    if isSingle, let clockwise = convexity() {
      box.isConvex = true
      close(clockwise: clockwise, &box)
      return
    }
    var (low, high) = (polygon[0], polygon[0])
    var sum = SIMD2<Double>.zero
    for index in polygon.indices {
      polygon[index].y = (polygon[index].y * Self.stepsPerPixel).rounded() / Self.stepsPerPixel
      low = pointwiseMin(low, polygon[index])
      high = pointwiseMax(high, polygon[index])
      sum += polygon[index]
    }
    let least = SIMD2<Double>(Double(domain.minX), Double(domain.minY))
    let most = SIMD2<Double>(Double(domain.maxX), Double(domain.maxY))
    guard sum.x.isFinite, sum.y.isFinite, low.y < high.y, high.x > least.x, low.x < most.x,
      high.y > least.y, low.y < most.y
    else { return }
    addChains()
    box.low = pointwiseMin(box.low, pointwiseMax(low, least))
    box.high = pointwiseMax(box.high, pointwiseMin(high, most))
  }

  /// Whether the polygon is convex and goes around once; if so, whether clockwise with y down.
  private func convexity() -> Bool? {
    var (turns, rises) = (0, 0)
    var (wasRising, lastRise) = (false, 0)
    var before = polygon[0] - polygon[polygon.count - 1]
    for index in polygon.indices {
      let next = index + 1 < polygon.count ? index + 1 : 0
      let along = polygon[next] - polygon[index]
      let cross = before.x * along.y - before.y * along.x
      if abs(cross) > 1e-9 * (abs(before.x) + abs(before.y)) * (abs(along.x) + abs(along.y)) {
        let turn = cross > 0 ? 1 : -1
        guard turns == 0 || turns == turn else { return nil }
        turns = turn
      }
      if along.y != 0 {
        let isRising = along.y < 0
        if lastRise > 0, isRising != wasRising { rises += 1 }
        (wasRising, lastRise) = (isRising, 1)
      }
      if along != .zero { before = along }
    }
    return turns != 0 && rises <= 2 ? turns > 0 : nil
  }

  /// Cuts the polygon into chains: what goes down and what goes up.
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

  /// In place: a slice's own `reverse` copies it.
  private mutating func reverseEdges(from first: Int) {
    var (low, high) = (first, edges.count - 1)
    while low < high {
      edges.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// Appends an edge, in up to three parts: beyond the domain's sides it runs along them.
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
      Edge(top: top, bottom: bottom, x: Float(upper.x - Double(left)), slope: Float(slope)))
  }
}

extension Outline {
  /// Whether it has one part only.
  fileprivate var isSingle: Bool {
    guard let last = elements.indices.last, last > 0 else { return false }
    for index in 1...last {
      switch elements[index] {
      case .move: return false
      case .closeSubpath where index < last: return false
      default: break
      }
    }
    return true
  }
}
