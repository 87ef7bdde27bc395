// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The part of the content that is visible when a scroll view has settled, in the content's
/// coordinate space.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible rectangle, in points.
  public var rect: CGRect
  /// The unit point at which the rectangle and the viewport are aligned; nil is top leading.
  public var anchor: UnitPoint?

  /// Creates a target from a rectangle in the content's coordinate space.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}
