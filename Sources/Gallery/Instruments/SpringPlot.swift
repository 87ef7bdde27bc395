// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Snapback

/// The geometry of a spring's step response in a rectangle: times to the right, values upwards, and
/// the handles on the curve.
nonisolated package struct SpringPlot: Equatable {
  /// In points.
  package var size: CGSize

  /// The time at the right edge, in seconds.
  package static let span = 1.4
  /// The value at the top; 0 is at the bottom. The target is 1.
  package static let top = 1.9
  /// The ranges that the handles can be dragged in.
  package static let durations = 0.1...1.4
  package static let bounces = -0.5...0.9

  package init(size: CGSize) {
    self.size = size
  }

  package func point(_ time: Double, _ value: Double) -> CGPoint {
    CGPoint(
      x: size.width * time / Self.span, y: size.height * (1 - value / Self.top))
  }

  /// The position of the handle for the duration: on the target line.
  package func durationHandle(_ spring: Spring) -> CGPoint { point(spring.duration, 1) }

  /// The position of the handle for the bounce: at the top of the first overshoot. Without an overshoot it
  /// is on the target line, and below it for a negative bounce.
  package func bounceHandle(_ spring: Spring) -> CGPoint {
    let bounce = spring.bounce
    guard bounce > 0 else { return point(spring.duration * 0.7, 1 + bounce) }
    let ratio = 1 - bounce
    let time = spring.duration / 2 / (1 - ratio * ratio).squareRoot()
    return point(min(time, spring.duration * 0.7), 1 + Self.overshoot(bounce))
  }

  /// The center of a label at the curve of a spring, on its side away from the curve of another one:
  /// where the two are furthest apart.
  package func label(_ spring: Spring, besides other: Spring) -> CGPoint {
    func difference(_ time: Double) -> Double {
      spring.value(target: 1, time: time) - other.value(target: 1, time: time)
    }
    let times = (1...60).map { Self.span * 0.9 * Double($0) / 60 }
    let time = times.max { abs(difference($0)) < abs(difference($1)) } ?? 0
    let end = point(time, spring.value(target: 1, time: time))
    // Where the curve is steep, its side is the left or the right.
    let step = 0.005
    let slope =
      (point(time + step, spring.value(target: 1, time: time + step)).y - end.y)
      / max(point(time + step, 0).x - point(time, 0).x, 0.001)
    let length = (1 + slope * slope).squareRoot()
    let side: CGFloat = difference(time) > 0 ? -1 : 1
    return CGPoint(
      x: min(max(end.x - side * slope / length * 10, 6), max(size.width - 6, 6)),
      y: min(max(end.y + side / length * 10, 7), max(size.height - 7, 7)))
  }

  /// The spring after the handle for the duration was dragged to a point.
  package func spring(_ spring: Spring, durationAt point: CGPoint) -> Spring {
    guard size.width > 0, point.x.isFinite else { return spring }
    return spring.with(
      duration: Self.durations.clamp(Double(point.x / size.width) * Self.span))
  }

  /// The spring after the handle for the bounce was dragged to a point.
  package func spring(_ spring: Spring, bounceAt point: CGPoint) -> Spring {
    guard size.height > 0, point.y.isFinite else { return spring }
    let excess = (1 - Double(point.y / size.height)) * Self.top - 1
    return spring.with(
      bounce: Self.bounces.clamp(excess <= 0 ? excess : Self.bounce(overshoot: excess)))
  }

  /// Returns the overshoot of a spring with a bounce above 0, as a fraction of the distance to its target.
  static func overshoot(_ bounce: Double) -> Double {
    let ratio = 1 - bounce
    return exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
  }

  /// The bounce of a spring with an overshoot.
  private static func bounce(overshoot: Double) -> Double {
    guard overshoot < 1 else { return 1 }
    let log = log(overshoot)
    return 1 + log / (.pi * .pi + log * log).squareRoot()
  }

  /// The curve until a time.
  func path(_ spring: Spring, until end: Double = span) -> Path {
    Path { path in
      path.move(to: point(0, 0))
      for step in 1...120 {
        let time = end * Double(step) / 120
        path.addLine(to: point(time, spring.value(target: 1, time: time)))
      }
    }
  }
}

nonisolated extension ClosedRange<Double> {
  fileprivate func clamp(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
