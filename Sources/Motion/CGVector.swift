// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A two-dimensional vector in points, y down. Foundation on Linux lacks Core Graphics' type.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  /// The component to the right, in points.
  public var dx: CGFloat
  /// The component downwards, in points.
  public var dy: CGFloat

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its components in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from `Double` components in points.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from integer components in points.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of length 0.
  public static let zero = CGVector()
}
