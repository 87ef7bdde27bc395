// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension List {
  /// Creates a list with a row for each element of a collection, from a binding to the element.
  /// Rows are identified by a property of the elements.
  public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable, Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, from a binding to the element,
  /// of which one row can be selected. Rows are identified by a property of the elements.
  public init<
    SelectionValue: Hashable, C: MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == SelectableRows<ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>>
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, from a binding to the element,
  /// of which several rows can be selected. Rows are identified by a property of the elements.
  public init<
    SelectionValue: Hashable, C: MutableCollection & RandomAccessCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == SelectableRows<ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>>
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, from a binding to the element,
  /// whose rows can be edited. Rows are identified by the elements' ids.
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable, C.Element: Identifiable,
    Content == ForEach<
      LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent
    >
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, from a binding to the element,
  /// whose rows can be edited. Rows are identified by a property of the elements.
  public init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable, Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, from a binding to the element,
  /// whose rows can be edited, of which one row can be selected. Rows are identified by the
  /// elements' ids.
  public init<
    SelectionValue: Hashable,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable, C.Element: Identifiable,
    Content == SelectableRows<
      ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>
    >
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, from a binding to the element,
  /// whose rows can be edited, of which one row can be selected. Rows are identified by a
  /// property of the elements.
  public init<
    SelectionValue: Hashable,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == SelectableRows<ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>>
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list with a row for each element of a collection, from a binding to the element,
  /// whose rows can be edited, of which several rows can be selected. Rows are identified by the
  /// elements' ids.
  public init<
    SelectionValue: Hashable,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View
  >(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable, C.Element: Identifiable,
    Content == SelectableRows<
      ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, RowContent>
    >
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, from a binding to the element,
  /// whose rows can be edited, of which several rows can be selected. Rows are identified by a
  /// property of the elements.
  public init<
    SelectionValue: Hashable,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    C.Index: Hashable,
    Content == SelectableRows<ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, RowContent>>
  {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}
