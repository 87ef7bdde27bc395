// Part of Snapback, under the MIT licence; see LICENSE.

/// A view for each element of a collection, known by its id: state stays with the id as elements move.
///
/// Where two elements have the same id, the later one is not shown.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  /// Nil where nothing was ever said of editing its rows.
  var edits: _RowEdits?
}

extension ForEach: View, PrimitiveView where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

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
  private lazy var moves = MoveSession()

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    refresh(context.pass)
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ pass: UpdatePass) {
    self.view = view
    refresh(pass)
  }

  override func identified(by id: AnyHashable) -> Node? {
    (id.base as? ID).flatMap { occupant($0) }
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
      if let row = row(index, contents[index].content) { return context.make(row) }
      return context.make(contents[index].content)
    } update: { index, node in
      if let row = row(index, contents[index].content) {
        (node as? TypedNode<EditableRow<Content>>)?.update(row, pass)
      } else {
        (node as? TypedNode<Content>)?.update(contents[index].content, pass)
      }
    }
  }

  /// A view as a row that can be edited, where rows can.
  private func row(_ index: Int, _ content: Content) -> EditableRow<Content>? {
    view.edits.map { EditableRow(index: index, edits: $0, session: moves, content: content) }
  }
}
