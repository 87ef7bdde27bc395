// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An area about the position of a field.
public final class UIRegion: Sendable {
  private let shape: @Sendable (CGPoint) -> Bool

  private init(_ shape: @escaping @Sendable (CGPoint) -> Bool) { self.shape = shape }

  /// A circle about the position. A radius of 0 or less contains nothing, as does NaN.
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y < radius * radius && radius > 0 }
  }

  /// A rectangle whose center is the position. Without a positive width and height it contains nothing.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) < size.width / 2 && abs($0.y) < size.height / 2 }
  }

  /// The whole plane.
  public static let infinite = UIRegion { _ in true }

  /// The complement of the region.
  public func inverse() -> UIRegion { UIRegion { [shape] in !shape($0) } }
  /// The union of this region and another one.
  public func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion { [shape] in shape($0) || region.shape($0) }
  }
  /// The points of this region that are not in another one.
  public func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion { [shape] in shape($0) && !region.shape($0) }
  }
  /// The intersection of both regions.
  public func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion { [shape] in shape($0) && region.shape($0) }
  }
  /// Returns whether a point, relative to the position of the field, is in the region.
  public func contains(_ point: CGPoint) -> Bool { shape(point) }
}
