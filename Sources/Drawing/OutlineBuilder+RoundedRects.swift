// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The radii of a rectangle's corners, in points; negative and NaN count as 0.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ all: CGFloat) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// Returns the radii, scaled by one factor so that the two on each side fit its length.
  func fitting(_ size: CGSize) -> CornerRadii {
    func positive(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, 1e9) : 0 }
    let (a, b, c, d) = (
      positive(topLeft), positive(topRight), positive(bottomRight), positive(bottomLeft)
    )
    func factor(_ sum: CGFloat, _ side: CGFloat) -> CGFloat { sum > side ? side / sum : 1 }
    let scale = min(
      factor(a + b, size.width), factor(c + d, size.width), factor(a + d, size.height),
      factor(b + c, size.height))
    return CornerRadii(
      topLeft: a * scale, topRight: b * scale, bottomRight: c * scale, bottomLeft: d * scale)
  }
}

extension OutlineBuilder {
  /// Adds a rectangle with rounded corners, clockwise from the left end of its upper side.
  ///
  /// Radii that do not fit are scaled by one factor. A continuous corner reaches about 1.5 radii
  /// along its sides; where less is available, it approaches a quarter circle.
  package mutating func addRoundedRect(
    _ rect: CGRect, radii: CornerRadii, corners: RoundedRect.Corners
  ) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let radii = radii.fitting(rect.size)
    let (left, top) = (Double(rect.origin.x), Double(rect.origin.y))
    let (width, height) = (Double(rect.size.width), Double(rect.size.height))
    let vertices: [Vector] = [
      [left, top], [left + width, top], [left + width, top + height], [left, top + height],
    ]
    let directions: [Vector] = [[1, 0], [0, 1], [-1, 0], [0, -1]]
    let lengths = [width, height, width, height]
    let radius = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      .map { Double($0) }
    // The part of a side available to a corner, in its radii: both corners divide a side in the
    // ratio of their radii.
    func availableLength(_ index: Int, side: Int, other: Int) -> Double {
      lengths[side] / (radius[index] + radius[other])
    }
    let points = (0..<4).map { index in
      let (before, after) = ((index + 3) % 4, (index + 1) % 4)
      var controls: [Vector] = [.zero]
      if radius[index] > 0 {
        let length = min(
          availableLength(index, side: index, other: after),
          availableLength(index, side: before, other: before))
        let unit =
          corners == .continuous
          ? ContinuousCorner.controls(availableLength: length) : Self.quarterCircle
        controls = unit.map { $0 * radius[index] }
      }
      return controls.map {
        (vertices[index] - directions[before] * $0.x + directions[index] * $0.y).point
      }
    }
    move(to: points[0][points[0].count - 1])
    for index in [1, 2, 3, 0] { addCorner(points[index]) }
    closeSubpath()
  }

  /// Adds a line to the corner's first point and curves through the others.
  private mutating func addCorner(_ points: [CGPoint]) {
    if currentPoint != points[0] { addLine(to: points[0]) }
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }

  private static let quarterCircle: [Vector] = {
    let arm = 1 - 4.0 / 3 * tan(Double.pi / 8)
    return [[1, 0], [arm, 0], [0, arm], [0, 1]]
  }()
}
