// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// A shape filled with a style. `drawn` is the geometry that is filled: the shape, or a shape
/// derived from it such as its stroke.
struct FilledShape<Content: Shape, Drawn: Shape, Style: ShapeStyle>: LeafView, ShapeView {
  let shape: Content
  let drawn: Drawn
  let style: Style
  let rule: FillRule

  func makeElement(_ node: Node) -> ShapeElement<Drawn> { ShapeElement(drawn, node) }

  func update(_ element: ShapeElement<Drawn>, _ pass: UpdatePass) {
    element.rule = rule
    element.setStyle(style._resolve(_StyleContext(element.node.environment)), pass)
    element.setShape(drawn, pass)
  }
}
