// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// The area of a stroke along a shape.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Returns the size that the shape takes under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase))
    }
    set {
      shape.animatableData = newValue.first
      (style.lineWidth, style.dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
