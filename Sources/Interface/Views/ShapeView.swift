// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation

/// A view of a shape that is filled or stroked already, and can be filled or stroked once more.
@MainActor
@preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  /// The shape itself.
  var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape in front of what is there.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    _ShapePile(shape: shape, back: self, front: shape.fill(content, style: style))
  }

  /// Draws a line along the shape in front of what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _ShapePile(shape: shape, back: self, front: shape.stroke(content, style: style))
  }

  /// Draws a line along the shape, of a width in points, in front of what is there.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the shape's edge in front of what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    _ShapePile(shape: shape, back: self, front: shape.strokeBorder(content, style: style))
  }

  /// Draws a line inside the shape's edge, of a width in points, in front of what is there.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape drawn twice.
struct _ShapePile<Content: Shape, Back: View, Front: View>: ShapeView {
  let shape: Content
  let back: Back
  let front: Front

  var body: some View { back.overlay { front } }
}
