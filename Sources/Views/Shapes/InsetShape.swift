// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A built-in shape in an inset rectangle.
public nonisolated struct _InsetShape<S: _InsetBase>: InsettableShape {
  var shape: S
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape.insetPath(in: inner, by: amount)
  }

  /// Returns the size that the shape before insetting takes under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Adds to the inset, in points.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A shape that supports insetting with `_InsetShape`. Not for use outside of the library.
public nonisolated protocol _InsetBase: Shape {
  /// Returns the outline in `rect`, which has already been inset by `amount` points.
  func insetPath(in rect: CGRect, by amount: CGFloat) -> Path
}

extension _InsetBase {
  /// The outline in the inset rectangle, which suits shapes without a corner radius.
  public func insetPath(in rect: CGRect, by amount: CGFloat) -> Path { path(in: rect) }
  /// The shape inset by a distance in points on each side.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}
