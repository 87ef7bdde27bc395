// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A linear, radial, elliptical or angular gradient, in the local coordinates of the shape it fills.
///
/// Between two stops the sRGB components and the opacity are interpolated linearly, without
/// premultiplication. The colors of the first and the last stop extend beyond them. Stops are
/// sorted by location. A gradient without stops draws nothing. Lengths are clamped to 10^9 points; numbers that are
/// NaN, and angles that are not finite, count as 0.
package struct ColorGradient: Equatable, Sendable {
  package enum Geometry: Equatable, Sendable {
    /// Location 0 is at the start, 1 at the end. If the points are equal, the last color fills
    /// everything.
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// The locations 0 and 1 are at these multiples of the radii.
    case elliptical(center: CGPoint, radii: CGSize, start: CGFloat, end: CGFloat)
    /// Angles are in radians, clockwise from the positive x axis.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
  }

  package struct Stop: Equatable, Sendable {
    package var color: ResolvedColor
    /// From 0 to 1. Finite values outside are clamped when they are drawn.
    package var location: Float

    /// Creates a stop. NaN and negative infinity count as 0, infinity as 1.
    package init(_ color: ResolvedColor, at location: Float) {
      self.color = color
      self.location = location.isFinite ? location : location > 0 ? 1 : 0
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]

  package init(_ geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry.finite
    self.stops = stops
  }
}

extension ColorGradient.Geometry {
  /// The geometry with finite numbers in place of others.
  fileprivate var finite: Self {
    func finite(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 0 : min(max(length, -1e9), 1e9)
    }
    func finite(_ point: CGPoint) -> CGPoint { CGPoint(x: finite(point.x), y: finite(point.y)) }
    func finite(angle: Double) -> Double { angle.isFinite ? angle : 0 }
    switch self {
    case .linear(let start, let end): return .linear(start: finite(start), end: finite(end))
    case .radial(let center, let start, let end):
      return .radial(
        center: finite(center), startRadius: finite(start), endRadius: finite(end))
    case .elliptical(let center, let radii, let start, let end):
      return .elliptical(
        center: finite(center),
        radii: CGSize(width: finite(radii.width), height: finite(radii.height)),
        start: finite(start), end: finite(end))
    case .angular(let center, let start, let end):
      return .angular(
        center: finite(center), startAngle: finite(angle: start), endAngle: finite(angle: end))
    }
  }
}

extension ColorGradient: CustomStringConvertible {
  /// `linear 0 0 to 10 0 [#000000 at 0, #ffffff at 1]`.
  package var description: String {
    let colors = stops.map { "\($0.color) at \(number($0.location))" }.joined(separator: ", ")
    func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    let shape =
      switch geometry {
      case .linear(let start, let end): "linear \(text(start)) to \(text(end))"
      case .radial(let center, let start, let end):
        "radial \(text(center)) r\(number(start)) to r\(number(end))"
      case .elliptical(let center, let radii, let start, let end):
        "elliptical \(text(center)) \(number(radii.width)) \(number(radii.height)) from "
          + "\(number(start)) to \(number(end))"
      case .angular(let center, let start, let end):
        "angular \(text(center)) \(number(start)) to \(number(end))"
      }
    return "\(shape) [\(colors)]"
  }
}
