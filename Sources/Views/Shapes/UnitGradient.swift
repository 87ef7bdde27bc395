// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
package import Motion
@_spi(ViewTree) import ViewCore

/// The geometry of a gradient in unit coordinates of the filled shape. Radii are in points.
package enum UnitGradient: Equatable, Sendable {
  case linear(UnitPoint, UnitPoint)
  case radial(UnitPoint, CGFloat, CGFloat)
  /// Multiples of the width and the height of the shape.
  case elliptical(UnitPoint, CGFloat, CGFloat)
  case angular(UnitPoint, Angle, Angle)

  /// The geometry in points for a shape in `rect`.
  func resolved(in rect: CGRect) -> ColorGradient.Geometry {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    return switch self {
    case .linear(let start, let end): .linear(start: point(start), end: point(end))
    case .radial(let center, let start, let end):
      .radial(center: point(center), startRadius: start, endRadius: end)
    case .elliptical(let center, let start, let end):
      .elliptical(center: point(center), radii: rect.size, start: start, end: end)
    case .angular(let center, let start, let end):
      .angular(center: point(center), startAngle: start.radians, endAngle: end.radians)
    }
  }
}
