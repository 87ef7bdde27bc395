// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Creates the rows of a `ForEach` with delete or move actions in a list: `EditableRow`s. Sections
/// stay as they are.
struct ListRowEditing: RowEditing {
  func makeSession() -> AnyObject { RowReordering() }

  func make<Content: View>(
    _ content: Content, _ row: EditableRowContext, _ context: _NodeContext
  ) -> Node {
    holdsSection(in: content) ? context.make(content) : context.make(view(content, row))
  }

  func update<Content: View>(
    _ node: Node, _ content: Content, _ row: EditableRowContext, _ pass: UpdatePass
  ) {
    if let section = node as? TypedNode<Content> { return section.update(content, pass) }
    (node as? TypedNode<EditableRow<Content>>)?.update(view(content, row), pass)
  }

  private func view<Content: View>(
    _ content: Content, _ row: EditableRowContext
  ) -> EditableRow<Content> {
    guard let session = row.session as? RowReordering else {
      preconditionFailure("a row of a list was given a session of type \(type(of: row.session))")
    }
    return EditableRow(index: row.index, edits: row.edits, session: session, content: content)
  }
}
