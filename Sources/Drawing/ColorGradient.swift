// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Colours that change along a line, outwards from a point, or around one. Points are the shape's
/// local ones.
///
/// Between two stops the sRGB components and the opacity change evenly, not premultiplied; before
/// the first and after the last stop their colours go on. Stops are used in the order of their
/// locations. Without stops it draws nothing.
package struct ColorGradient: Equatable, Sendable {
  package enum Geometry: Equatable, Sendable {
    /// Location 0 at the start, 1 at the end; equal points show the last colour.
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles in radians, clockwise from the right.
    case angular(center: CGPoint, startAngle: Double, endAngle: Double)
  }

  package struct Stop: Equatable, Sendable {
    package var color: ResolvedColor
    /// 0 to 1; what lies outside is clamped, NaN is 0.
    package var location: Float

    package init(_ color: ResolvedColor, at location: Float) {
      self.color = color
      self.location = location
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]

  package init(_ geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
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
      case .angular(let center, let start, let end):
        "angular \(text(center)) \(number(start)) to \(number(end))"
      }
    return "\(shape) [\(colors)]"
  }
}
