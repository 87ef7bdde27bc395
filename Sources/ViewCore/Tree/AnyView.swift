// Part of Snapback, under the MIT licence; see LICENSE.

/// A view of any type. When the type changes, the state of the view and its contents is reset.
public struct AnyView: PrimitiveView {
  package let storage: any AnyViewStorage

  /// Erases the type of a view.
  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? Storage(view: view)
  }

  /// Erases the type of a view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Erases the type of a value; nil if it is not a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  public static func _makeNode(
    _ view: AnyView, _ context: _NodeContext
  ) -> _NodeReference<AnyView> {
    _NodeReference(AnyNode(view, context))
  }
}

/// A view whose type has been erased.
@MainActor
package protocol AnyViewStorage {
  var type: ObjectIdentifier { get }
  var content: any View { get }
  func makeNode(_ context: _NodeContext) -> Node
  func update(_ node: Node, _ pass: UpdatePass)
}

private struct Storage<V: View>: AnyViewStorage {
  let view: V

  var type: ObjectIdentifier { ObjectIdentifier(V.self) }
  var content: any View { view }
  func makeNode(_ context: _NodeContext) -> Node { context.make(view) }

  func update(_ node: Node, _ pass: UpdatePass) {
    (node as? TypedNode<V>)?.update(view, pass)
  }
}

private final class AnyNode: DynamicNode<AnyView, ObjectIdentifier> {
  init(_ view: AnyView, _ context: borrowing _NodeContext) {
    super.init(context)
    update(view, context.pass)
  }

  override class var hasImplicitRoot: Bool { false }

  override func update(_ view: AnyView, _ pass: UpdatePass) {
    show([view.storage.type], pass) { _, context in
      view.storage.makeNode(context)
    } update: { _, node in
      view.storage.update(node, pass)
    }
  }
}
