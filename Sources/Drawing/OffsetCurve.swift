// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// One side of a stroke while it is built: a sequence of lines and curves.
struct OffsetCurve {
  private struct Step {
    var control1: Vector
    var control2: Vector
    var end: Vector
    var isLine: Bool
  }

  private(set) var start = Vector.zero
  private var steps: [Step] = []

  var end: Vector { steps.last?.end ?? start }

  mutating func begin(_ start: Vector) {
    self.start = start
    steps.removeAll(keepingCapacity: true)
  }

  mutating func line(_ end: Vector) {
    guard (end - self.end).length > 1e-9 else { return }
    steps.append(Step(control1: end, control2: end, end: end, isLine: true))
  }

  mutating func curve(_ control1: Vector, _ control2: Vector, _ end: Vector) {
    steps.append(Step(control1: control1, control2: control2, end: end, isLine: false))
  }

  /// Adds the join on the outside of a corner, up to the point from which the line continues.
  ///
  /// A method of one side: one of the stroker would hold a copy of all its steps.
  ///
  /// - Parameters:
  ///   - across: From the corner to the point at which the side continues.
  ///   - sine: The sine of the angle by which the line turns.
  mutating func corner(
    at point: Vector, across: Vector, _ sine: Double, _ cosine: Double, _ join: CGLineJoin,
    miterLimit: Double
  ) {
    switch join {
    case .round:
      arc(around: point, by: atan2(sine, cosine))
    case .miter:
      // With the turning angle a, the miter is 1 / cos(a / 2) half widths long.
      if 2 <= miterLimit * miterLimit * (1 + cosine), cosine > -0.999999 {
        let before = end - point
        line(point + (before + across) / (1 + cosine))
      }
    case .bevel: break
    }
    line(point + across)
  }

  /// Appends the steps in order.
  func appendForward(to elements: inout [PathElement]) {
    for step in steps { Self.append(step, to: &elements) }
  }

  /// Appends the steps in reverse, from the end to the start.
  func appendReversed(to elements: inout [PathElement]) {
    for index in steps.indices.reversed() {
      var step = steps[index]
      swap(&step.control1, &step.control2)
      step.end = index > 0 ? steps[index - 1].end : start
      Self.append(step, to: &elements)
    }
  }

  private static func append(_ step: Step, to elements: inout [PathElement]) {
    elements.append(
      step.isLine
        ? .line(to: step.end.point)
        : .curve(
          to: step.end.point, control1: step.control1.point, control2: step.control2.point))
  }

  /// Adds an arc around a center, starting at the end, by an angle in radians of at most a full
  /// turn.
  mutating func arc(around center: Vector, by angle: Double) {
    let from = end - center
    let count = max(1, Int((abs(angle) / (Double.pi / 3)).rounded(.up)))
    let step = angle / Double(count)
    let arm = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let first = from.rotated(by: step * Double(index))
      let second = from.rotated(by: step * Double(index + 1))
      curve(
        center + first + first.perpendicular * arm, center + second - second.perpendicular * arm,
        center + second)
    }
  }
}
