// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Adds views in front of this view, aligned with it. They do not affect its size.
  // Packages for older systems declare the same with an unlabeled closure, which is preferred there.
  @_disfavoredOverload
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayeredModifier(layer: content(), alignment: alignment, role: .inFront))
  }

  /// Adds a view in front of this view, aligned with it. It does not affect its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(layer: overlay, alignment: alignment, role: .inFront))
  }

  /// Fills the area in front of this view, and on the given edges the unsafe areas that it touches.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { _StyleLayer(style: style).edgesIgnoringSafeArea(edges) }
  }

  /// Adds a filled shape in front of this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Strokes the inside of the view's frame with a line width in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Masks this view: its opacity is multiplied by that of the given views.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_LayeredModifier(layer: mask(), alignment: alignment, role: .mask))
  }

  /// Masks this view: its opacity is multiplied by that of another view.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_LayeredModifier(layer: mask, alignment: .center, role: .mask))
  }
}
