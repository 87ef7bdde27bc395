// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Rows of values in columns, below the titles of the columns.
///
/// In a window of compact width it shows the first column only, as a list. A tap on the title of a
/// column that has a property sorts by it, and a second tap reverses the order: the table changes the
/// `sortOrder` binding only, by which the program sorts the values.
public struct Table<Value: Identifiable>: View {
  private let rows: [_TableRows<Value>.Row]
  private let columns: _TableColumns<Value>
  private let sortOrder: Binding<[KeyPathComparator<Value>]>?
  private let selection: ((SelectableRowRegistry) -> ListSelection?)?
  @Environment(\.horizontalSizeClass) private var sizeClass

  private init<Data: RandomAccessCollection>(
    _ data: Data, _ columns: _TableColumns<Value>,
    _ sortOrder: Binding<[KeyPathComparator<Value>]>?,
    _ selection: ((SelectableRowRegistry) -> ListSelection?)?
  ) where Data.Element == Value {
    self.init(data.map { .init(value: $0) }, columns, sortOrder, selection)
  }

  init(
    _ rows: [_TableRows<Value>.Row], _ columns: _TableColumns<Value>,
    _ sortOrder: Binding<[KeyPathComparator<Value>]>?,
    _ selection: ((SelectableRowRegistry) -> ListSelection?)?
  ) {
    self.rows = rows
    self.columns = columns
    self.sortOrder = sortOrder
    self.selection = selection
  }

  /// A list of the rows.
  public var body: some View {
    if let selection {
      List { SelectableRows(content, selection: selection) }.listStyle(.plain)
    } else {
      List { content }.listStyle(.plain)
    }
  }

  @ViewBuilder private var content: some View {
    if sizeClass == .compact {
      ForEach(rows) { row in
        TableRowView(row: row) { value in AnyView(columns.columns.first?.content(value)) }
      }
    } else {
      Section {
        ForEach(rows) { row in TableRowView(row: row) { AnyView(cells($0)) } }
      } header: {
        HStack(spacing: 16) {
          ForEach(columns.columns.indices, id: \.self) { index in
            title(columns.columns[index])
          }
        }
      }
    }
  }

  private func cells(_ value: Value) -> some View {
    HStack(spacing: 16) {
      ForEach(columns.columns.indices, id: \.self) { index in
        columns.columns[index].content(value)
          .lineLimit(1)
          .modifier(TableCell(width: columns.columns[index].width))
      }
    }
  }

  @ViewBuilder private func title(_ column: _TableColumns<Value>.Column) -> some View {
    let label = column.label.font(.subheadline.weight(.semibold)).lineLimit(1)
    if let sortOrder, let comparator = column.comparator {
      let first = sortOrder.wrappedValue.first
      let isSorted = first?.keyPath == comparator.keyPath
      HStack(spacing: 4) {
        label.foregroundStyle(isSorted ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
        if isSorted {
          Image(systemName: first?.order == .reverse ? "chevron.down" : "chevron.up")
            .font(.caption.weight(.semibold))
        }
      }
      .modifier(TableCell(width: column.width))
      .contentShape(Rectangle())
      .onTapGesture { sort(by: comparator) }
    } else {
      label.modifier(TableCell(width: column.width))
    }
  }

  private func sort(by comparator: KeyPathComparator<Value>) {
    guard let sortOrder else { return }
    var order = sortOrder.wrappedValue
    if let first = order.first, first.keyPath == comparator.keyPath {
      order[0].order = first.order == .forward ? .reverse : .forward
    } else {
      order.removeAll { $0.keyPath == comparator.keyPath }
      order.insert(comparator, at: 0)
    }
    sortOrder.wrappedValue = order
  }
}

/// A cell of a table, in the width of its column.
private struct TableCell: ViewModifier {
  let width: TableColumnWidth

  func body(content: Content) -> some View {
    content.frame(
      minWidth: width.minimum, maxWidth: width.maximum ?? .infinity, alignment: .leading)
  }
}

extension Table {
  /// Creates a table of values, with a row for each.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(data, columns(), nil, nil)
  }

  /// Creates a table of values, with a row for each, and with an order that titles change.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(data, columns(), sortOrder, nil)
  }

  /// Creates a table of values, with a row for each, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(data, columns(), nil, { ListSelection(selection, $0) })
  }

  /// Creates a table of values, with a row for each, of which one can be selected, and with an order that titles change.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(data, columns(), sortOrder, { ListSelection(selection, $0) })
  }

  /// Creates a table of values, with a row for each, of which several can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(data, columns(), nil, { ListSelection(selection, $0) })
  }

  /// Creates a table of values, with a row for each, of which several can be selected, and with an order that titles change.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(data, columns(), sortOrder, { ListSelection(selection, $0) })
  }
}
