// Part of Snapback, under the MIT licence; see LICENSE.

/// A view that arranges the elements of its content, such as a stack.
package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Container: ContainerElement

  var content: Content { get }
  /// The arrangement of the views of the content. The default is each by itself.
  static var contentArrangement: ChildArrangement { get }
  @MainActor func makeElement(_ node: Node) -> Container
  @MainActor func update(_ element: Container, _ pass: UpdatePass)
}

extension ContainerView {
  package static var contentArrangement: ChildArrangement { .separate }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(ContainerNode(view, context))
  }
}
