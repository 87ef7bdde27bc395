// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

extension OutlineBuilder {
  /// Adds the ellipse that is inscribed in a rectangle: clockwise with y down, from its rightmost
  /// point; nothing for `CGRect.null`.
  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let (width, height) = (rect.size.width / 2, rect.size.height / 2)
    let transform = CGAffineTransform(
      a: width, b: 0, c: 0, d: height, tx: rect.origin.x + width, ty: rect.origin.y + height)
    move(to: CGPoint(x: 1, y: 0).applying(transform))
    addUnitArc(from: 0, by: 2 * .pi, transform)
    closeSubpath()
  }

  /// Adds a circular arc, after a line to its start or, without a current point, a move.
  ///
  /// Angles are in radians and increase clockwise with y down. As in SwiftUI, `clockwise` means the
  /// direction of decreasing angles. The arc is at most a full circle: equal angles give an empty
  /// arc, and an end angle a turn or more beyond the start, in the arc's direction, gives the full
  /// circle. A negative radius gives the opposite side of the circle. Nothing is added if a number is
  /// not finite.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
    guard delta.isFinite else { return }
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if delta < 0 { delta += turn }
    }
    delta = min(delta, turn)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta)
  }

  /// Adds a circular arc by an angle in radians, clockwise with y down if positive, at most two
  /// turns. Nothing is added if a number is not finite.
  package mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Double, delta: Double
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite, center.x.isFinite,
      center.y.isFinite
    else { return }
    let delta = min(max(delta, -4 * .pi), 4 * .pi)
    let transform = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let first = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(transform)
    if currentPoint == nil {
      move(to: first)
    } else if currentPoint != first {
      addLine(to: first)
    }
    addUnitArc(from: startAngle, by: delta, transform)
  }

  /// Adds a circular arc that is tangent to two lines, from the current point to `tangent1End` and
  /// from there to `tangent2End`, after a line to its start. Adds a line to `tangent1End` if there
  /// is no such arc, or the radius is not positive and finite.
  package mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let currentPoint else {
      move(to: tangent1End)
      return
    }
    let corner = Vector(tangent1End)
    guard radius > 0, radius.isFinite, let back = (Vector(currentPoint) - corner).unit,
      let on = (Vector(tangent2End) - corner).unit, abs(back.cross(on)) > 1e-9
    else {
      addLine(to: tangent1End)
      return
    }
    let reach = Double(radius) * ((1 + back.dot(on)) / (1 - back.dot(on))).squareRoot()
    let begin = corner + back * reach
    let turn = .pi - acos(min(max(back.dot(on), -1), 1))
    let isRight = back.cross(on) < 0
    let middle = begin + (isRight ? -back.perpendicular : back.perpendicular) * Double(radius)
    let out = begin - middle
    addRelativeArc(
      center: middle.point, radius: radius, startAngle: atan2(out.y, out.x),
      delta: isRight ? turn : -turn)
  }

  /// Adds curves of at most a quarter turn along the unit circle, under a transform. They deviate
  /// from the circle by at most 0.03 percent.
  private mutating func addUnitArc(
    from start: Double, by delta: Double, _ transform: CGAffineTransform
  ) {
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    guard delta != 0 else { return }
    let step = delta / Double(count)
    let arm = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = Vector(1, 0).rotated(by: start + step * Double(index))
      let to = Vector(1, 0).rotated(by: start + step * Double(index + 1))
      addCurve(
        to: to.point.applying(transform),
        control1: (from + from.perpendicular * arm).point.applying(transform),
        control2: (to - to.perpendicular * arm).point.applying(transform))
    }
  }
}
