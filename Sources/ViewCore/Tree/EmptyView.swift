// Part of Snapback, under the MIT licence; see LICENSE.

/// A view without elements: it is not laid out, and a stack adds no spacing for it.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  public static func _makeNode(
    _ view: EmptyView, _ context: _NodeContext
  ) -> _NodeReference<EmptyView> {
    _NodeReference(EmptyNode(context))
  }
}

private final class EmptyNode: TypedNode<EmptyView> {
  override func update(_ view: EmptyView, _ pass: UpdatePass) {}
}
