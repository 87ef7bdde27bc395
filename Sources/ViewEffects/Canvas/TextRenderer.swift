// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// Draws texts with custom effects. Its `animatableData` is animated, so that a text can be revealed
/// glyph by glyph.
public nonisolated protocol TextRenderer: Animatable {
  /// Draws a text in a context whose origin is the top left corner of the text's frame.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size that the text takes under a proposal, in points. By default its own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance beyond the frame of the text, in points, within which the renderer draws. By default 0.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size of the text under a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// 0 on all sides.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
  /// Draws the texts in this view by a renderer.
  ///
  /// Redacted texts, and texts inside with a renderer of their own, are not drawn by it. While a text
  /// has a renderer, its `contentTransition` has no effect.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.hasTextRenderer, true).modifier(_TextRendererModifier(renderer: renderer))
  }
}

/// Sets the renderer of the texts inside.
struct _TextRendererModifier<Renderer: TextRenderer>: ElementModifier {
  typealias Body = Never
  let renderer: Renderer

  func wrap(_ child: Element, _ node: Node) -> TextRendererElement<Renderer> {
    TextRendererElement(renderer, child, node)
  }

  func update(_ element: TextRendererElement<Renderer>, _ pass: UpdatePass) {
    element.set(renderer, pass)
  }
}

/// Draws the texts inside by the presented renderer.
final class TextRendererElement<Renderer: TextRenderer>: AnimatedElement<Renderer>, TextDrawing {
  var padding: EdgeInsets { value.displayPadding }

  func sizeThatFits(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
    value.sizeThatFits(proposal: proposal, text: text)
  }

  func draw(
    _ layout: Text.Layout, _ environment: EnvironmentScope, _ builder: inout DisplayListBuilder
  ) {
    let surface = CanvasSurface(builder, _StyleContext(environment), nil)
    var context = GraphicsContext(surface)
    value.draw(layout: layout, in: &context)
    builder = surface.builder
  }
}
