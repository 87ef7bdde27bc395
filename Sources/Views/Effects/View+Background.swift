// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Adds views behind this view, aligned with it. They do not affect its size.
  // Packages for older systems declare the same with an unlabeled closure, which is preferred there.
  @_disfavoredOverload
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayeredModifier(layer: content(), alignment: alignment, role: .behind))
  }

  /// Adds a view behind this view, aligned with it. It does not affect its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(layer: background, alignment: alignment, role: .behind))
  }

  /// Fills the area behind this view, and on the given edges the unsafe areas that it touches.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { _StyleLayer(style: style).edgesIgnoringSafeArea(edges) }
  }

  /// Fills the area behind this view with the background style, and on the given edges the unsafe
  /// areas that it touches.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds a filled shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Adds a shape behind this view, filled with the background style.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}

/// A view that fills its frame with a style.
struct _StyleLayer<S: ShapeStyle>: LeafView {
  let style: S

  func makeElement(_ node: Node) -> FillElement { FillElement(node) }

  func update(_ element: FillElement, _ pass: UpdatePass) {
    element.setStyle(style._resolve(_StyleContext(element.node.environment)), pass)
  }
}
