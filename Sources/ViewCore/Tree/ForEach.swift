// Part of Snapback, under the MIT licence; see LICENSE.

/// A view for each element of a collection. Views are identified by the elements' ids: state stays
/// with the id when elements move.
///
/// - Note: Differs from SwiftUI: of several elements with the same id only the first is shown.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public let data: Data
  package let id: (Data.Element) -> ID
  package let content: (Data.Element) -> Content
  /// The editing actions of the rows; nil if none were set.
  package var edits: _RowEdits?
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Creates views for the elements of a collection, identified by a property of the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates views for the elements of a collection, identified by their ids.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates views for the integers of a range, which identify themselves. The range may change.
  public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  public static func _makeNode(
    _ view: ForEach, _ context: _NodeContext
  ) -> _NodeReference<ForEach> {
    _NodeReference(ForEachNode(view, context))
  }
}

extension ForEach: DynamicViewContent where Content: View {
  public func _edited(_ change: (inout _RowEdits) -> Void) -> ForEach {
    var copy = self
    var edits = edits ?? _RowEdits()
    change(&edits)
    copy.edits = edits
    return copy
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>, ID>
{
  private var view: ForEach<Data, ID, Content>
  /// Makes editable rows; nil outside of a list.
  private let rowEditing: (any RowEditing)?
  private lazy var editSession = rowEditing?.makeSession()

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    rowEditing = EnvironmentValues(context.environment).rowEditing
    super.init(context)
    refresh(context.pass)
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ pass: UpdatePass) {
    self.view = view
    refresh(pass)
  }

  override func identified(by id: AnyHashable) -> Node? {
    (id.base as? ID).flatMap { shownChild($0) }
  }
  override var ids: [(id: AnyHashable, node: Node)] { shown.map { (AnyHashable($0), $1) } }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    var seen = Set<ID>(minimumCapacity: view.data.count)
    let contents = Evaluation.track(self) {
      view.data.compactMap { element -> (id: ID, content: Content)? in
        let id = view.id(element)
        return seen.insert(id).inserted ? (id, view.content(element)) : nil
      }
    }
    show(contents.map(\.id), pass) { index, context in
      if let row = row(index) {
        return row.make(contents[index].content, context)
      }
      return context.make(contents[index].content)
    } update: { index, node in
      if let row = row(index) {
        row.update(node, contents[index].content, pass)
      } else {
        (node as? TypedNode<Content>)?.update(contents[index].content, pass)
      }
    }
  }

  /// Returns the editable row of the element at an index; nil if it is not editable.
  private func row(_ index: Int) -> EditableRowContext? {
    guard let rowEditing, let editSession, let edits = view.edits else { return nil }
    return EditableRowContext(
      editing: rowEditing, index: index, edits: edits, session: editSession)
  }
}
