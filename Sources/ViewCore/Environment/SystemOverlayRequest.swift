// Part of Snapback, under the MIT licence; see LICENSE.

/// The parts of the system's interface over the window that a view hides.
package struct SystemOverlayRequest: Equatable, Sendable {
  package var hidesStatusBar = false
  package var hidesHomeIndicator = false

  package init(hidesStatusBar: Bool = false, hidesHomeIndicator: Bool = false) {
    self.hidesStatusBar = hidesStatusBar
    self.hidesHomeIndicator = hidesHomeIndicator
  }
}

/// Hides parts of the system's interface while the modified view exists.
public struct _SystemOverlayModifier: ViewModifier {
  public typealias Body = Never
  let request: SystemOverlayRequest

  package init(_ request: SystemOverlayRequest) {
    self.request = request
  }

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(SystemOverlayNode(view, context))
  }
}

private final class SystemOverlayNode<V: View>:
  TypedNode<ModifiedContent<V, _SystemOverlayModifier>>
{
  private var content: TypedNode<V>?

  init(_ view: ModifiedContent<V, _SystemOverlayModifier>, _ context: _NodeContext) {
    super.init(context)
    host.requestSystemOverlays(view.modifier.request, self)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(_ view: ModifiedContent<V, _SystemOverlayModifier>, _ pass: UpdatePass) {
    host.requestSystemOverlays(view.modifier.request, self)
    content?.update(view.content, pass)
  }

  override func dismantle() {
    host.requestSystemOverlays(SystemOverlayRequest(), self)
    super.dismantle()
  }
}
