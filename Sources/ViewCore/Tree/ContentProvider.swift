// Part of Snapback, under the MIT licence; see LICENSE.

/// The modified view of a `ModifierBodyNode`, for the placeholders in the modifier's body.
@MainActor
class ContentProvider {
  /// The transition around the modified view, which is not that of views in the modifier's body.
  final var transition: (any EnclosingTransition)?
  private var placeholders: [ObjectIdentifier: WeakPlaceholder] = [:]

  private struct WeakPlaceholder {
    weak var node: (any ContentPlaceholder)?
  }

  final func add(_ placeholder: any ContentPlaceholder) {
    placeholders[ObjectIdentifier(placeholder)] = WeakPlaceholder(node: placeholder)
  }

  final func remove(_ placeholder: any ContentPlaceholder) {
    placeholders[ObjectIdentifier(placeholder)] = nil
  }

  /// Updates the nodes of the modified view in all placeholders.
  final func updatePlaceholders(_ pass: UpdatePass) {
    for placeholder in placeholders.values { placeholder.node?.updateContent(pass) }
  }

  /// Returns a new node of the modified view.
  func makeNode(_ context: _NodeContext) -> Node {
    preconditionFailure("a subclass makes the node")
  }

  /// Updates a node of the modified view to the view's current value.
  func update(_ node: Node, _ pass: UpdatePass) {}
}

/// A node that shows the modified view.
@MainActor
protocol ContentPlaceholder: AnyObject {
  func updateContent(_ pass: UpdatePass)
}

/// A content provider for views of one type.
final class TypedContentProvider<V: View>: ContentProvider {
  var view: V

  init(_ view: V) {
    self.view = view
  }

  override func makeNode(_ context: _NodeContext) -> Node { context.make(view) }

  override func update(_ node: Node, _ pass: UpdatePass) {
    (node as? TypedNode<V>)?.update(view, pass)
  }
}
