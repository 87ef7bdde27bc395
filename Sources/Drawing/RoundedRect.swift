// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A rectangle with four equal rounded corners, in local points.
///
/// With radius 0 it is a rectangle, with at least half the shorter side a capsule or circle. Larger
/// radii are clamped when it is drawn; negative and NaN radii count as 0. Edges and radii are clamped
/// to 10^9 points; edges that are NaN remain so.
package struct RoundedRect: Hashable, Sendable {
  package enum Corners: UInt8, Sendable {
    /// Quarter circles.
    case circular
    /// Corners whose curvature increases gradually, as in iOS.
    case continuous
  }

  package var x: Float
  package var y: Float
  package var width: Float
  package var height: Float
  package var radius: Float
  package var corners: Corners

  package init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .circular) {
    let rect = Self.isModerate(rect) ? rect : Self.clamped(rect)
    x = Float(rect.origin.x)
    y = Float(rect.origin.y)
    width = Float(rect.size.width)
    height = Float(rect.size.height)
    self.radius = radius > 0 ? Float(min(radius, Self.limit)) : 0
    self.corners = corners
  }

  /// The largest coordinate, in points: far outside of any window, and exact enough as a `Float`.
  private static let limit: CGFloat = 1e9

  private static func isModerate(_ rect: CGRect) -> Bool {
    abs(rect.origin.x) + abs(rect.origin.y) + abs(rect.size.width) + abs(rect.size.height) < limit
  }

  /// The rectangle with its edges within the limit.
  private static func clamped(_ rect: CGRect) -> CGRect {
    func clamped(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let end = start + length
      guard !end.isNaN else { return (.nan, .nan) }
      let from = min(max(start, -limit), limit)
      return (from, min(max(end, -limit), limit) - from)
    }
    let (x, width) = clamped(rect.origin.x, rect.size.width)
    let (y, height) = clamped(rect.origin.y, rect.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

extension RoundedRect {
  /// Returns whether a point, in local coordinates, lies inside. The left and top edges are inside, the right
  /// and bottom ones are not. Corners count as quarter circles.
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
  /// `x y width height`, then `r` and the radius unless it is 0; `~r` for continuous corners.
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
