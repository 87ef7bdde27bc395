// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import ViewEffects

/// A layer whose sublayers are in the same three-dimensional space, such as the faces of a cube. It draws
/// nothing itself, and draws the sublayers by their distance instead of their order.
open class CATransformLayer: CALayer {}

extension CATransform3D {
  /// A point of the plane, projected, with the distance that it is in front of the screen.
  private func projected(_ point: CGPoint) -> (x: Double, y: Double, z: Double) {
    let (x, y) = (Double(point.x), Double(point.y))
    let w = x * Double(m14) + y * Double(m24) + Double(m44)
    let scale = w == 0 ? 1 : 1 / w
    return (
      (x * Double(m11) + y * Double(m21) + Double(m41)) * scale,
      (x * Double(m12) + y * Double(m22) + Double(m42)) * scale,
      (x * Double(m13) + y * Double(m23) + Double(m43)) * scale
    )
  }

  /// Returns the distance of a point of the plane in front of the screen.
  func depth(of point: CGPoint) -> Double { projected(point).z }

  /// Returns whether the front of a rectangle is visible, and not its back.
  func showsFront(of rect: CGRect) -> Bool {
    let origin = projected(CGPoint(x: rect.minX, y: rect.minY))
    let right = projected(CGPoint(x: rect.maxX, y: rect.minY))
    let below = projected(CGPoint(x: rect.minX, y: rect.maxY))
    return (right.x - origin.x) * (below.y - origin.y) - (right.y - origin.y) * (below.x - origin.x)
      >= 0
  }
}
