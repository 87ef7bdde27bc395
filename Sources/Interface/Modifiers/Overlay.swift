// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension View {
  /// Puts views in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayeredModifier(layer: content(), alignment: alignment, role: .inFront))
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(layer: overlay, alignment: alignment, role: .inFront))
  }

  /// Fills the space in front of this view, and at some edges also the unsafe parts that it touches.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { _StyleLayer(style: style).edgesIgnoringSafeArea(edges) }
  }

  /// Puts a shape in front of this view, filled.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line of a width in points along the inside of the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Lets this view be seen where others are, as far as those are opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_LayeredModifier(layer: mask(), alignment: alignment, role: .mask))
  }

  /// Lets this view be seen where another is, as far as that is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_LayeredModifier(layer: mask, alignment: .center, role: .mask))
  }
}
