// Part of Snapback, under the MIT licence; see LICENSE.

/// A built-in modifier that wraps each element of the modified view in an element of its own.
package protocol ElementModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: Element

  /// Whether the members of a `MemberContainerElement` are wrapped in place of the container. The default is true.
  static var wrapsMembers: Bool { get }

  /// Whether the content of a row is wrapped in place of the row's cell, where members are. The default is true.
  static var wrapsRowContents: Bool { get }

  /// Returns a new wrapper of an element.
  @MainActor func wrap(_ child: Element, _ node: Node) -> Wrapper

  /// Sets the modifier's values on a wrapper. Reads of the environment become dependencies of the
  /// node.
  @MainActor func update(_ element: Wrapper, _ pass: UpdatePass)
}

extension ElementModifier {
  package static var wrapsMembers: Bool { true }
  package static var wrapsRowContents: Bool { true }

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(WrapperNode(view, context))
  }
}
