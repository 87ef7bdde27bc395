// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A column of a table: its title, the view of a row, and the property by which it sorts rows.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
  var comparator: KeyPathComparator<RowValue>?
  var width = TableColumnWidth()

  /// Returns the column with a fixed width, in points; nil for a fraction of the table's width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(minimum: width, maximum: width)
    return column
  }

  /// Returns the column with limits of its width, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn
  {
    var column = self
    column.width = TableColumnWidth(minimum: min, maximum: max)
    return column
  }
}

/// The limits of the width of a column, in points.
struct TableColumnWidth {
  var minimum: CGFloat?
  var maximum: CGFloat?
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a column with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that sorts rows by a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content, comparator: KeyPathComparator(value))
  }

  /// Creates a column with a title that is not localized that sorts rows by a property.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), content: content, comparator: KeyPathComparator(value))
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column with a localized title that shows a string and sorts rows by it.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(titleKey), content: { Text($0[keyPath: value]) },
      comparator: KeyPathComparator(value))
  }

  /// Creates a column with a title that is not localized that shows a string and sorts rows by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(
      label: Text(title), content: { Text($0[keyPath: value]) },
      comparator: KeyPathComparator(value))
  }
}

/// The columns of a table. Not for use outside of the library.
public struct _TableColumns<RowValue> {
  struct Column {
    let label: AnyView
    let content: (RowValue) -> AnyView
    let comparator: KeyPathComparator<RowValue>?
    let width: TableColumnWidth
  }

  var columns: [Column]
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// The column of a statement.
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(columns: [
      .init(
        label: AnyView(column.label), content: { AnyView(column.content($0)) },
        comparator: column.comparator, width: column.width)
    ])
  }

  /// Joins the columns of all statements.
  public static func buildBlock(_ lists: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(columns: lists.flatMap(\.columns))
  }

  /// The columns of an `if` statement without `else`; none if the condition is false.
  public static func buildIf(_ list: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    list ?? _TableColumns(columns: [])
  }

  /// The columns of the first branch of a condition.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    first
  }

  /// The columns of the second branch of a condition.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> {
    second
  }
}
