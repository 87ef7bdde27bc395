// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A view whose outline depends on its size. By itself it is filled with the foreground style.
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// Returns the outline for a rectangle, which is in the shape's own coordinate space.
  func path(in rect: CGRect) -> Path

  /// Returns the size that a view of the shape takes under a proposal, in points. By default the
  /// proposed size, with 10 for a length that is not proposed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Returns the proposed size, with 10 for a length that is not proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape, filled with the foreground style.
  @preconcurrency @MainActor public var body: some View { fill(ForegroundStyle()) }

  /// Fills the inside of the shape with a color, gradient or other style.
  @preconcurrency @MainActor public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, drawn: self, style: content, rule: style.rule)
  }

  /// Fills the shape with the foreground style.
  @preconcurrency @MainActor public func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, drawn: self, style: ForegroundStyle(), rule: style.rule)
  }

  /// Strokes the outline with a style. `antialiased` has no effect: edges are always antialiased.
  @preconcurrency @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    _FilledShape(
      shape: self, drawn: _StrokedShape(shape: self, style: style), style: content,
      rule: .nonZero)
  }

  /// Strokes the outline with a style and a line width in points, centered on the outline.
  @preconcurrency @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Path: Shape {
  /// The path itself: it does not depend on the size of the view.
  public func path(in rect: CGRect) -> Path { self }
}
