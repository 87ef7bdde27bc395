// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension List {
  /// Creates a list of static content of which one row can be selected. The value of a row is
  /// its tag, the value of its navigation link, or its id in a `ForEach`.
  public init<SelectionValue: Hashable, Rows: View>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Rows
  ) where Content == SelectableRows<Rows> {
    let rows = content()
    self.init {
      SelectableRows(rows) { rows in selection.map { ListSelection($0, rows) } }
    }
  }

  /// Creates a list with a row for each element of a collection, of which one row can be selected.
  /// Rows are identified by the elements' ids.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == SelectableRows<ForEach<Data, Data.Element.ID, RowContent>>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, of which one row can be selected.
  /// Rows are identified by a property of the elements.
  public init<
    SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == SelectableRows<ForEach<Data, ID, RowContent>> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each integer of a range, of which one row can be selected.
  public init<SelectionValue: Hashable, RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == SelectableRows<ForEach<Range<Int>, Int, RowContent>> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of trees, of which one row can be selected. Elements with children are
  /// disclosure groups. Rows are identified by the elements' ids.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == SelectableRows<
      OutlineGroup<
        Data, Data.Element.ID, RowContent, RowContent,
        DisclosureGroup<RowContent, OutlineSubgroupChildren>
      >
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list of trees, of which one row can be selected. Elements with children are
  /// disclosure groups. Rows are identified by a property of the elements.
  public init<
    SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == SelectableRows<
      OutlineGroup<
        Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
      >
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of static content of which several rows can be selected. The value of a row is
  /// its tag, the value of its navigation link, or its id in a `ForEach`.
  public init<SelectionValue: Hashable, Rows: View>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Rows
  ) where Content == SelectableRows<Rows> {
    let rows = content()
    self.init {
      SelectableRows(rows) { rows in selection.map { ListSelection($0, rows) } }
    }
  }

  /// Creates a list with a row for each element of a collection, of which several rows can be selected.
  /// Rows are identified by the elements' ids.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == SelectableRows<ForEach<Data, Data.Element.ID, RowContent>>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, of which several rows can be selected.
  /// Rows are identified by a property of the elements.
  public init<
    SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == SelectableRows<ForEach<Data, ID, RowContent>> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each integer of a range, of which several rows can be selected.
  public init<SelectionValue: Hashable, RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == SelectableRows<ForEach<Range<Int>, Int, RowContent>> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of trees, of which several rows can be selected. Elements with children are
  /// disclosure groups. Rows are identified by the elements' ids.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == SelectableRows<
      OutlineGroup<
        Data, Data.Element.ID, RowContent, RowContent,
        DisclosureGroup<RowContent, OutlineSubgroupChildren>
      >
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list of trees, of which several rows can be selected. Elements with children are
  /// disclosure groups. Rows are identified by a property of the elements.
  public init<
    SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == SelectableRows<
      OutlineGroup<
        Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
      >
    >
  {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}
