// Part of Snapback, under the MIT licence; see LICENSE.

/// Covers the views around a presentation, such as a full-screen cover, while it is shown.
///
/// They disappear once the animation of the presentation has ended, and appear again as soon as it
/// is dismissed. The covered views are those of the nearest `_CoverableModifier` around the
/// presentation, or all views of the window.
package struct _CoveringModifier: ViewModifier {
  package typealias Body = Never
  let isShown: Bool

  package init(isShown: Bool) {
    self.isShown = isShown
  }

  package static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(CoveringNode(view, context))
  }
}

private final class CoveringNode<V: View>: TypedNode<ModifiedContent<V, _CoveringModifier>> {
  private var isShown: Bool
  private var content: TypedNode<V>?
  private weak var covered: (any CoverableNode)?

  init(_ view: ModifiedContent<V, _CoveringModifier>, _ context: borrowing _NodeContext) {
    isShown = view.modifier.isShown
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
    if isShown { host.afterPass { [weak self] in self?.cover() } }
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

  override func update(_ view: ModifiedContent<V, _CoveringModifier>, _ pass: UpdatePass) {
    let wasShown = isShown
    isShown = view.modifier.isShown
    var pass = pass
    if isShown, !wasShown {
      pass.observeAnimations(in: host) { [weak self] in self?.cover() }
    } else if !isShown, wasShown {
      uncover()
    }
    content?.update(view.content, pass)
  }

  override func dismantle() {
    uncover()
    super.dismantle()
  }

  private func cover() {
    guard isShown, !isDismantled, covered == nil else { return }
    covered = nearestAncestor()
    covered?.addCover()
  }

  private func uncover() {
    covered?.removeCover()
    covered = nil
  }
}

extension UpdatePass {
  /// Runs an action when the animations that start in the pass are complete, or after the pass if
  /// none do.
  @MainActor
  mutating func observeAnimations(in host: ViewHost, _ action: @escaping () -> Void) {
    let completion = AnimationCompletion(.logicallyComplete, action)
    completion.next = transaction.completion
    transaction.completion = completion
    host.afterPass { completion.passEnded() }
  }
}
