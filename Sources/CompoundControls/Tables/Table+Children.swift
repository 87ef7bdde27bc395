// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension Table {
  /// Creates a table with the values at each level below those of the level above.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(
      Self.rows(data, children), columns(), nil, nil)
  }

  /// Creates a table with the values at each level below those of the level above, with an order that titles
  /// change.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(
      Self.rows(data, children), columns(), sortOrder, nil)
  }

  /// Creates a table with the values at each level below those of the level above, of which one can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(
      Self.rows(data, children), columns(), nil, { ListSelection(selection, $0) })
  }

  /// Creates a table with the values at each level below those of the level above, of which one can be
  /// selected, with an order that titles change.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(
      Self.rows(data, children), columns(), sortOrder, { ListSelection(selection, $0) })
  }

  /// Creates a table with the values at each level below those of the level above, of which several can be
  /// selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(
      Self.rows(data, children), columns(), nil, { ListSelection(selection, $0) })
  }

  /// Creates a table with the values at each level below those of the level above, of which several can be
  /// selected, with an order that titles change.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.init(
      Self.rows(data, children), columns(), sortOrder, { ListSelection(selection, $0) })
  }

  private static func rows<Data: RandomAccessCollection>(
    _ data: Data, _ children: KeyPath<Value, Data?>
  ) -> [_TableRows<Value>.Row] where Data.Element == Value {
    data.map { value in
      .init(value: value, children: value[keyPath: children].map { rows($0, children) })
    }
  }
}
