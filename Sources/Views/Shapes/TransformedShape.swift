// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A shape whose outline an affine transform changes. The frame itself stays in place.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape before the transform.
  public var shape: Content
  /// The transform in the shape's coordinate space. It is not animatable.
  public var transform: CGAffineTransform

  /// Applies a transform to a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// Returns the size that the shape before the transform takes under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's animatable data, without the transform.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
