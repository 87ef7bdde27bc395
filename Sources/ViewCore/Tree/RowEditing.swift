// Part of Snapback, under the MIT licence; see LICENSE.

/// Makes the rows of a `ForEach` whose elements can be deleted or moved.
///
/// A list sets one in the environment of its content, so that `ForEach` does not depend on lists.
@MainActor
package protocol RowEditing {
  /// Returns an object that the rows of one `ForEach` share while one of them is being moved.
  func makeSession() -> AnyObject

  /// Returns the node of a row.
  func make<Content: View>(
    _ content: Content, _ row: EditableRowContext, _ context: _NodeContext
  ) -> Node

  /// Updates the node of a row, which `make` has returned for the same type of content.
  func update<Content: View>(
    _ node: Node, _ content: Content, _ row: EditableRowContext, _ pass: UpdatePass)
}

/// A row of a `ForEach` and the edits that are possible.
@MainActor
package struct EditableRowContext {
  let editing: any RowEditing
  /// The position of the row's element in the data.
  package let index: Int
  package let edits: _RowEdits
  /// The result of `RowEditing.makeSession` for the `ForEach`.
  package let session: AnyObject

  func make<Content: View>(_ content: Content, _ context: _NodeContext) -> Node {
    editing.make(content, self, context)
  }

  func update<Content: View>(_ node: Node, _ content: Content, _ pass: UpdatePass) {
    editing.update(node, content, self, pass)
  }
}

private enum RowEditingKey: EnvironmentKey {
  static var defaultValue: (any RowEditing)? { nil }
}

extension EnvironmentValues {
  /// Makes the rows of the `ForEach`es inside; nil outside of lists.
  package var rowEditing: (any RowEditing)? {
    get { self[RowEditingKey.self] }
    set { self[RowEditingKey.self] = newValue }
  }
}
