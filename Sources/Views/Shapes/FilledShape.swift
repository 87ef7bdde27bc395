// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) public import ViewCore

/// A filled shape.
public typealias _ShapeView<Content: Shape, Style: ShapeStyle> =
  _FilledShape<Content, Content, Style>

/// A shape with a stroked outline.
public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> =
  _FilledShape<Content, _StrokedShape<Content>, Style>

/// A shape with a stroke inside of its outline.
public typealias StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
> = _FilledShape<Content, _StrokedShape<Content.InsetShape>, Style>

/// A shape filled with a style. `drawn` is the geometry that is filled: the shape, or a shape
/// derived from it such as its stroke.
public struct _FilledShape<Content: Shape, Drawn: Shape, Style: ShapeStyle>: LeafView, ShapeView {
  public let shape: Content
  let drawn: Drawn
  let style: Style
  let rule: FillRule

  package func makeElement(_ node: Node) -> ShapeElement<Drawn> { ShapeElement(drawn, node) }

  package func update(_ element: ShapeElement<Drawn>, _ pass: UpdatePass) {
    element.rule = rule
    element.setStyle(style._resolve(_StyleContext(element.node.environment)), pass)
    element.setShape(drawn, pass)
  }
}
