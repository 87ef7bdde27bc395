// Part of Snapback, under the MIT licence; see LICENSE.

/// A view whose type is not known. When the type changes, everything below starts anew.
public struct AnyView: PrimitiveView {
  let storage: any AnyViewStorage

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? Storage(view: view)
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public static func _makeNode(
    _ view: AnyView, _ context: _NodeContext
  ) -> _NodeReference<AnyView> {
    _NodeReference(AnyNode(view, context))
  }
}

@MainActor
protocol AnyViewStorage {
  func makeNode(_ context: _NodeContext) -> Node
  /// Gives the view to a node; answers false where the node keeps another type.
  func update(_ node: Node, _ pass: UpdatePass) -> Bool
}

private struct Storage<V: View>: AnyViewStorage {
  let view: V

  func makeNode(_ context: _NodeContext) -> Node { context.make(view) }

  func update(_ node: Node, _ pass: UpdatePass) -> Bool {
    guard let node = node as? TypedNode<V> else { return false }
    node.update(view, pass)
    return true
  }
}

private final class AnyNode: TypedNode<AnyView> {
  private var child: Node?

  init(_ view: AnyView, _ context: _NodeContext) {
    super.init(context)
    child = view.storage.makeNode(context.inside(self))
    updateElements(context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update(_ view: AnyView, _ pass: UpdatePass) {
    if let child, view.storage.update(child, pass) { return }
    child?.dismantle()
    child = view.storage.makeNode(childContext(pass))
    updateElements(pass)
  }
}
