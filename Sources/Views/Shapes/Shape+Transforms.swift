// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

extension Shape {
  /// Scales the outline by separate factors about an anchor in unit coordinates, without changing
  /// its frame.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the outline about an anchor in unit coordinates, without changing its frame.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Transforms the outline in the shape's coordinate space, without changing its frame.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The outline at a fixed size in points, at the top left of the frame.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// The outline at a fixed size in points, at the top left of the frame.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
