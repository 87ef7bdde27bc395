// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A distance with a direction, in points, y down, as Core Graphics has it.
public struct CGVector: Equatable, Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// No distance.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public static let zero = CGVector()
}
