// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Converts strokes to outlines.
///
/// Both sides are offset curves at half the line width. On the inside of a corner the side passes
/// through the corner point itself, so the outline is exactly the union of each segment's strip and
/// the corners' joins. All have the same direction, and the nonzero rule joins them without holes.
/// Curves with a radius of curvature below half the line width are flattened into short lines with
/// round joins, for the same reason.
struct Stroker {
  private(set) var elements: [PathElement] = []

  private let half: Double
  private let style: StrokeStyle
  /// The side on the inside of clockwise turns (with y down), and the other one.
  private var inner = OffsetCurve()
  private var outer = OffsetCurve()
  private var tangent: Vector?
  private var startTangent = Vector.zero

  /// The largest deviation of a side from the exact offset curve, in points.
  private static let tolerance = 0.002
  private static let maxDepth = 9

  init(_ style: StrokeStyle) {
    self.style = style
    half = Double(style.lineWidth) / 2
  }

  mutating func add(_ subpath: Subpath) {
    tangent = nil
    var end = subpath.start
    for segment in subpath.segments where !segment.isPoint {
      add(segment, join: style.lineJoin, depth: 0)
      end = segment.end
    }
    guard let tangent else {
      addDot(subpath.start)
      return
    }
    if subpath.isClosed {
      addJoin(at: subpath.start, to: startTangent, join: style.lineJoin)
      elements.append(.move(to: inner.start.point))
      inner.appendForward(to: &elements)
      elements.append(.closeSubpath)
      elements.append(.move(to: outer.end.point))
      outer.appendReversed(to: &elements)
      elements.append(.closeSubpath)
    } else {
      elements.append(.move(to: inner.start.point))
      inner.appendForward(to: &elements)
      cap(end, tangent, from: inner.end, to: outer.end)
      outer.appendReversed(to: &elements)
      cap(subpath.start, -startTangent, from: outer.start, to: inner.start)
      elements.append(.closeSubpath)
    }
  }

  private mutating func addDot(_ center: Vector) {
    guard style.lineCap != .butt else { return }
    let right = center + [half, 0]
    let left = center - [half, 0]
    // In the direction of the outlines of lines, so that a dot on a line is not a hole.
    elements.append(.move(to: left.point))
    cap(center, [0, 1], from: left, to: right)
    cap(center, [0, -1], from: right, to: left)
    elements.append(.closeSubpath)
  }

  /// Adds the cap at an end of the line; `direction` points outwards.
  private mutating func cap(_ center: Vector, _ direction: Vector, from: Vector, to: Vector) {
    switch style.lineCap {
    case .butt: elements.append(.line(to: to.point))
    case .square:
      let out = direction * half
      for point in [from + out, to + out, to] { elements.append(.line(to: point.point)) }
    case .round:
      var side = OffsetCurve()
      side.begin(from)
      side.arc(around: center, by: (from - center).cross(direction) > 0 ? .pi : -.pi)
      side.appendForward(to: &elements)
    }
  }

  /// Adds the join at a point, after which the line continues in the direction `next`.
  private mutating func addJoin(at point: Vector, to next: Vector, join: CGLineJoin) {
    let across = next.perpendicular * half
    guard let tangent else {
      startTangent = next
      inner.begin(point + across)
      outer.begin(point - across)
      self.tangent = next
      return
    }
    self.tangent = next
    let (sine, cosine) = (tangent.cross(next), tangent.dot(next))
    if abs(sine) < 1e-7, cosine > 0 {
      inner.line(point + across)
      outer.line(point - across)
      return
    }
    let miterLimit = Double(style.miterLimit)
    if sine >= 0 {
      inner.line(point)
      inner.line(point + across)
      outer.corner(at: point, across: -across, sine, cosine, join, miterLimit: miterLimit)
    } else {
      outer.line(point)
      outer.line(point - across)
      inner.corner(at: point, across: across, sine, cosine, join, miterLimit: miterLimit)
    }
  }

  private mutating func add(_ segment: Segment, join: CGLineJoin, depth: Int) {
    guard let first = segment.startTangent, let last = segment.endTangent else { return }
    if segment.isLine {
      addJoin(at: segment.start, to: first, join: join)
      inner.line(segment.end + last.perpendicular * half)
      outer.line(segment.end - last.perpendicular * half)
      return
    }
    if Self.isGentle(segment, first, last) {
      if let sides = offset(segment) {
        addJoin(at: segment.start, to: first, join: join)
        inner.curve(sides.inner.control1, sides.inner.control2, sides.inner.end)
        outer.curve(sides.outer.control1, sides.outer.control2, sides.outer.end)
        tangent = last
        return
      }
    }
    guard depth < Self.maxDepth, !isStraight(segment, first, last) else {
      add(Segment(line: segment.start, segment.end), join: join, depth: depth)
      return
    }
    let (before, after) = segment.split(0.5)
    add(before, join: join, depth: depth + 1)
    add(after, join: .round, depth: depth + 1)
  }

  /// Returns whether a curve turns by less than about 35 degrees, without large changes of curvature.
  private static func isGentle(_ curve: Segment, _ first: Vector, _ last: Vector) -> Bool {
    guard let middle = (curve.control2 - curve.control1).unit else { return false }
    return first.dot(middle) > 0.95 && middle.dot(last) > 0.95 && first.dot(last) > 0.82
  }

  /// Returns whether a line can replace the curve: within the tolerance for both the curve and its sides, which
  /// diverge where it turns.
  private func isStraight(_ curve: Segment, _ first: Vector, _ last: Vector) -> Bool {
    guard let chord = (curve.end - curve.start).unit else { return false }
    let middle = (curve.control2 - curve.control1).unit ?? chord
    guard min(first.dot(chord), middle.dot(chord), last.dot(chord)) > 0.9 else { return false }
    let turn = max(abs(first.cross(chord)), abs(middle.cross(chord)), abs(last.cross(chord)))
    let away = max(
      abs((curve.control1 - curve.start).cross(chord)),
      abs((curve.control2 - curve.start).cross(chord)))
    return 0.75 * away + half * turn * turn / 2 < 2 * Self.tolerance
  }

  /// Returns the offset curves of a gentle curve; nil if its curvature is too large, or the result
  /// would deviate by more than the tolerance.
  ///
  /// An offset curve has the curve's tangent direction, and its speed times 1 - s·k, with the
  /// distance s towards the center of curvature and the curvature k. The points, directions and
  /// speeds at both ends determine a cubic.
  private func offset(_ curve: Segment) -> (inner: Segment, outer: Segment)? {
    var curvatures: [Double] = []
    for t in [0, 0.5, 1] {
      let speed = curve.derivative(t)
      let length = speed.length
      guard length > 1e-9 else { return nil }
      let curvature = speed.cross(curve.secondDerivative(t)) / (length * length * length) * half
      guard abs(curvature) < 0.95 else { return nil }
      curvatures.append(curvature)
    }
    func side(_ sign: Double) -> Segment? {
      let (first, last) = (curve.derivative(0), curve.derivative(1))
      guard let from = first.unit, let to = last.unit else { return nil }
      let start = curve.start + from.perpendicular * (half * sign)
      let end = curve.end + to.perpendicular * (half * sign)
      let side = Segment(
        start, start + first * ((1 - sign * curvatures[0]) / 3),
        end - last * ((1 - sign * curvatures[2]) / 3),
        end)
      for t in [0.25, 0.5, 0.75] {
        guard let along = curve.derivative(t).unit else { return nil }
        let reached = (side.point(t) - curve.point(t)).dot(along.perpendicular)
        guard abs(reached - half * sign) <= Self.tolerance else { return nil }
      }
      return side
    }
    guard let inner = side(1), let outer = side(-1) else { return nil }
    return (inner, outer)
  }
}
