// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
@_spi(ViewTree) public import ViewCore

/// A shape whose outline can be inset by an even distance.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape, which can be inset further.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a distance in points; a negative distance enlarges it.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Strokes the inside of the outline, so that the line stays within the frame. `antialiased` has
  /// no effect.
  @preconcurrency @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    _FilledShape(
      shape: self, drawn: _StrokedShape(shape: inset(by: style.lineWidth / 2), style: style),
      style: content, rule: .nonZero)
  }

  /// Strokes the inside of the outline with a line width in points.
  @preconcurrency @MainActor public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes the inside of the outline with the foreground style.
  @preconcurrency @MainActor public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style)
  }

  /// Strokes the inside of the outline with the foreground style and a line width in points.
  @preconcurrency @MainActor public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}
