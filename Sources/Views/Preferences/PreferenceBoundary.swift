// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The scope of a `PreferenceBoundary`, for the node that reads it from outside.
@MainActor
final class PreferenceScopeReference {
  fileprivate(set) var scope: PreferenceScope?
  var changed: () -> Void = {}
}

/// A view whose preferences are read, without those of the layer that is made from them.
struct PreferenceBoundary<Content: View>: PrimitiveView {
  let content: Content
  let base: PreferenceScopeReference

  static func _makeNode(_ view: PreferenceBoundary, _ context: _NodeContext) -> _NodeReference<
    PreferenceBoundary
  > {
    _NodeReference(PreferenceBoundaryNode(view, context))
  }
}

private final class PreferenceBoundaryNode<Content: View>: TypedNode<PreferenceBoundary<Content>> {
  private var scope: PreferenceScope?
  private var content: TypedNode<Content>?

  init(_ view: PreferenceBoundary<Content>, _ context: borrowing _NodeContext) {
    super.init(context)
    let scope = PreferenceScope(self)
    scope.changed = { [weak base = view.base] in base?.changed() }
    view.base.scope = scope
    self.scope = scope
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }
  override var preferences: PreferenceScope? { scope }

  override func update(_ view: PreferenceBoundary<Content>, _ pass: UpdatePass) {
    content?.update(view.content, pass)
  }

  override func dismantle() {
    if !isDismantled { scope?.end() }
    super.dismantle()
  }
}
