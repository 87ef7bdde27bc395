// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A shape that is rotated about an anchor within its frame. The frame itself stays in place.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
  /// The shape before the rotation.
  public var shape: Content
  /// The angle of the rotation, clockwise.
  public var angle: Angle
  /// The center of rotation, in unit coordinates of the shape's frame.
  public var anchor: UnitPoint

  /// Rotates a shape clockwise about an anchor in unit coordinates of its frame.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: rect))
  }

  /// Returns the size that the shape before the rotation takes under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's animatable data, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}
