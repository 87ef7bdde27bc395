// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A rectangle with equally rounded corners, in local points.
///
/// Radius 0 is a rectangle; a radius of at least half the shorter side is a capsule, or a circle in
/// a square. Radii beyond that are clamped where it is drawn; negative and NaN radii count as 0.
package struct RoundedRect: Hashable, Sendable {
  package enum Corners: UInt8, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature grows gradually, as iOS draws them.
    case continuous
  }

  package var x: Float
  package var y: Float
  package var width: Float
  package var height: Float
  package var radius: Float
  package var corners: Corners

  package init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .circular) {
    x = Float(rect.origin.x)
    y = Float(rect.origin.y)
    width = Float(rect.size.width)
    height = Float(rect.size.height)
    self.radius = radius > 0 ? Float(radius) : 0
    self.corners = corners
  }
}

extension RoundedRect {
  /// Whether a point, in local points, lies inside: the left and top edges belong to it, the right
  /// and bottom ones do not. Corners count as quarter circles.
  package func contains(_ point: CGPoint) -> Bool {
    let (px, py) = (Float(point.x) - x, Float(point.y) - y)
    guard px >= 0, py >= 0, px < width, py < height else { return false }
    let radius = min(radius, width / 2, height / 2)
    let dx = max(radius - px, px - (width - radius), 0)
    let dy = max(radius - py, py - (height - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }
}

extension RoundedRect: CustomStringConvertible {
  /// `x y width height`, then `r` and the radius if there is one, with `~` before it for continuous
  /// corners.
  package var description: String {
    let rect = [x, y, width, height].map { number($0) }.joined(separator: " ")
    guard radius > 0 else { return rect }
    return rect + (corners == .continuous ? " ~r" : " r") + number(radius)
  }
}

extension RoundedRect {
  package var rect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}
