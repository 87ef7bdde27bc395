// Part of Snapback, under the MIT licence; see LICENSE.

public import Drawing
public import Foundation
@_spi(ViewTree) public import ViewCore

// The same as the functions of these names, with results that do not contain the type of the shape: only these can be
// called for `any Shape`.
extension Shape {
  /// Fills the shape with a style.
  @_disfavoredOverload
  @preconcurrency @MainActor public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    let view: _ShapeView<Self, S> = fill(content, style: style)
    return view
  }

  /// Strokes the outline with a style.
  @_disfavoredOverload
  @preconcurrency @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some View {
    stroke(content, style: style, antialiased: true)
  }

  /// Strokes the outline with a style and a line width in points, centered on the outline.
  @_disfavoredOverload
  @preconcurrency @MainActor public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, lineWidth: lineWidth, antialiased: true)
  }
}
