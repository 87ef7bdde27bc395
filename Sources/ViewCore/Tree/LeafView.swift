// Part of Snapback, under the MIT licence; see LICENSE.

/// A built-in view with one element.
package protocol LeafView: PrimitiveView {
  associatedtype Leaf: Element

  /// Returns a new element for the view.
  @MainActor func makeElement(_ node: Node) -> Leaf

  /// Sets the view's values on its element. Reads of the environment become dependencies of the
  /// node.
  @MainActor func update(_ element: Leaf, _ pass: UpdatePass)
}

extension LeafView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(LeafNode(view, context))
  }
}
