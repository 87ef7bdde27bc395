// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension View {
  /// Puts views behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayeredModifier(layer: content(), alignment: alignment, role: .behind))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(layer: background, alignment: alignment, role: .behind))
  }

  /// Fills the space behind this view, and at some edges also the unsafe parts that it touches.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { _StyleLayer(style: style).edgesIgnoringSafeArea(edges) }
  }

  /// Fills the space behind this view with the background's colour, and at some edges also the unsafe parts
  /// that it touches.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a shape behind this view, filled.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Puts a shape behind this view, filled with the background's colour.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}

/// The colour of what views lie on: white, or black where the appearance is dark.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    (context.colorScheme == .light ? Color.white : Color.black)._resolve(context)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style that fills all the space there is.
struct _StyleLayer<S: ShapeStyle>: LeafView {
  let style: S

  func makeElement(_ node: Node) -> FillElement { FillElement(node) }

  func update(_ element: FillElement, _ pass: UpdatePass) {
    element.setFill(style._resolve(_StyleContext(element.node.environment)).fill, pass)
  }
}
