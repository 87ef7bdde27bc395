// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
@_spi(ViewTree) public import ViewCore

/// A view of a filled or stroked shape, on top of which the shape can be filled or stroked again.
@preconcurrency @MainActor
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape before filling or stroking.
  var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape in front of this view.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content, Self, _ShapeView<Content, S>> {
    _LayeredShapeView(shape: shape, back: self, front: shape.fill(content, style: style))
  }

  /// Strokes the outline in front of this view. `antialiased` has no effect: edges are always
  /// antialiased.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<
    Content, Self, StrokeShapeView<Content, S, EmptyView>
  > {
    _LayeredShapeView(shape: shape, back: self, front: shape.stroke(content, style: style))
  }

  /// Strokes the outline, with a line width in points, in front of this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<
    Content, Self, StrokeShapeView<Content, S, EmptyView>
  > {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inside of the outline in front of this view. `antialiased` has no effect.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<
    Content, Self, StrokeBorderShapeView<Content, S, EmptyView>
  > {
    _LayeredShapeView(shape: shape, back: self, front: shape.strokeBorder(content, style: style))
  }

  /// Strokes the inside of the outline, with a line width in points, in front of this view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<
    Content, Self, StrokeBorderShapeView<Content, S, EmptyView>
  > {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// Two fills or strokes of the same shape.
public struct _LayeredShapeView<Content: Shape, Back: View, Front: View>: ShapeView {
  public let shape: Content
  let back: Back
  let front: Front

  public var body: some View { back.overlay { front } }
}
