// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Presents views in front of all others in the window, with the environment of the modified view.
struct _PresentationModifier<Layer: View>: ViewModifier {
  typealias Body = Never
  let layer: Layer
  /// Receives the node of the modified view, to find its position in the window.
  var anchor: PresentationAnchor?

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(PresentationNode(view, context))
  }
}

private final class PresentationNode<V: View, L: View>:
  TypedNode<ModifiedContent<V, _PresentationModifier<L>>>
{
  private var content: TypedNode<V>?
  private var layer: TypedNode<L>?
  private weak var root: RootNode?

  init(_ view: ModifiedContent<V, _PresentationModifier<L>>, _ context: borrowing _NodeContext) {
    super.init(context)
    root = nearestRoot
    content = context.inside(self).make(view.content)
    root?.reservePresentation(for: self)
    layer = childContext(context.pass).make(view.modifier.layer)
    view.modifier.anchor?.node = self
    childElementsChanged(context.pass)
  }

  override var children: [Node] { [content, layer].compactMap { $0 as Node? } }
  override var transitionChildren: [Node] { content.map { [$0] } ?? [] }
  override func arrangement(of child: Node) -> ChildArrangement {
    // The content is made first.
    content == nil || child === content ? .inherited : .separate
  }
  /// Preferences do not leave a presentation: the detents of a sheet are not those of one that presents it.
  override var preferenceChildren: [Node] { content.map { [$0] } ?? [] }
  override func presents(_ child: Node) -> Bool { child === layer }
  override func collectElements() -> [Element] { content?.elements ?? [] }

  override func update(
    _ view: ModifiedContent<V, _PresentationModifier<L>>, _ pass: UpdatePass
  ) {
    view.modifier.anchor?.node = self
    content?.update(view.content, pass)
    layer?.update(view.modifier.layer, pass)
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    // While the layer is made, its views already report their elements; to present none would give up the position.
    if let layer { root?.present(layer.elements, for: self) }
    updateElements(pass)
  }

  override func dismantle() {
    root?.present([], for: self)
    super.dismantle()
  }

  private var nearestRoot: RootNode? { nearestAncestor() }
}

extension View {
  /// Presents views in front of all others in the window, with the environment of this view.
  package func presenting<Layer: View>(
    anchor: PresentationAnchor? = nil, @ViewBuilder _ layer: () -> Layer
  ) -> some View {
    modifier(_PresentationModifier(layer: layer(), anchor: anchor))
  }
}
