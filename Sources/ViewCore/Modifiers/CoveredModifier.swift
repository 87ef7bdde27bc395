// Part of Snapback, under the MIT licence; see LICENSE.

/// Hides the modified view from its own lifecycle while another view covers it: `onDisappear` is
/// called once the animations of the change have ended, `onAppear` as soon as the view is uncovered.
/// The view keeps its state, and is still drawn.
package struct _CoveredModifier: ViewModifier {
  package typealias Body = Never
  let isCovered: Bool

  package init(isCovered: Bool) {
    self.isCovered = isCovered
  }

  package static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(CoveredNode(view, context))
  }
}

private final class CoveredNode<V: View>: TypedNode<ModifiedContent<V, _CoveredModifier>> {
  private var isCovered: Bool
  private var isHidden: Bool
  private var content: TypedNode<V>?

  init(_ view: ModifiedContent<V, _CoveredModifier>, _ context: borrowing _NodeContext) {
    isCovered = view.modifier.isCovered
    isHidden = isCovered
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

  override func shows(_ child: Node) -> Bool { !isHidden }

  override func update(_ view: ModifiedContent<V, _CoveredModifier>, _ pass: UpdatePass) {
    let wasCovered = isCovered
    isCovered = view.modifier.isCovered
    var pass = pass
    if isCovered, !wasCovered {
      pass.observeAnimations(in: host) { [weak self] in self?.hide() }
    } else if !isCovered, isHidden {
      isHidden = false
      content?.visibilityChanged(true)
    }
    content?.update(view.content, pass)
  }

  private func hide() {
    guard isCovered, !isHidden, !isDismantled else { return }
    content?.visibilityChanged(false)
    isHidden = true
  }
}
