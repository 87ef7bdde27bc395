// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension Table {
  /// Creates a table of rows.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rows.rows, columns(), nil, nil)
  }

  /// Creates a table of rows, with an order that titles change.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rows.rows, columns(), sortOrder, nil)
  }

  /// Creates a table of rows, of which one can be selected.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rows.rows, columns(), nil, { ListSelection(selection, $0) })
  }

  /// Creates a table of rows, of which one can be selected, with an order that titles change.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rows.rows, columns(), sortOrder, { ListSelection(selection, $0) })
  }

  /// Creates a table of rows, of which several can be selected.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rows.rows, columns(), nil, { ListSelection(selection, $0) })
  }

  /// Creates a table of rows, of which several can be selected, with an order that titles change.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._rows.rows, columns(), sortOrder, { ListSelection(selection, $0) })
  }
}
