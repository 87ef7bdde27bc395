// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The rows of a table: a `TableRow`, a `ForEach` of them, or several.
@preconcurrency @MainActor
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable

  /// The rows in order. Not for calling or implementing.
  var _rows: _TableRows<TableRowValue> { get }
}

/// The rows of a table. Not for use outside of the library.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  struct Row: Identifiable {
    let value: Value
    var isExpanded: Binding<Bool>?
    /// The rows below it, which it shows and hides; nil for a row without a disclosure indicator.
    var children: [Row]?

    var id: Value.ID { value.id }
  }

  var rows: [Row]

  public var _rows: _TableRows<Value> { self }
}

/// A row of a table that shows a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  /// Creates a row that shows a value.
  public init(_ value: Value) { self.value = value }

  public var _rows: _TableRows<Value> { _TableRows(rows: [.init(value: value)]) }
}

/// A row of a table with rows below it, which its indicator shows and hides.
public struct DisclosureTableRow<Value: Identifiable, Content: TableRowContent>: TableRowContent
where Content.TableRowValue == Value {
  private let value: Value
  private let isExpanded: Binding<Bool>?
  private let content: Content

  /// Creates a row that shows a value. Without a binding, the rows below it are hidden at first.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: () -> Content
  ) {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content()
  }

  public var _rows: _TableRows<Value> {
    _TableRows(rows: [
      .init(value: value, isExpanded: isExpanded, children: content._rows.rows)
    ])
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: _TableRows<Content.TableRowValue> {
    _TableRows(rows: data.flatMap { content($0)._rows.rows })
  }

  /// Creates rows for the elements of a collection, identified by their ids.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates a row for each element of a collection, which it shows.
  @preconcurrency @MainActor
  public init(_ data: Data)
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  {
    self.init(data: data, id: { $0.id }, content: { TableRow($0) })
  }
}

/// Builds the rows of a table from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum TableRowBuilder<Value: Identifiable> {
  /// The rows of a statement.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> _TableRows<Value>
  where C.TableRowValue == Value {
    content._rows
  }

  /// Joins the rows of all statements.
  public static func buildBlock(_ lists: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(rows: lists.flatMap(\.rows))
  }

  /// The rows of an `if` statement without `else`; none if the condition is false.
  public static func buildIf(_ list: _TableRows<Value>?) -> _TableRows<Value> {
    list ?? _TableRows(rows: [])
  }

  /// The rows of the first branch of a condition.
  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }
  /// The rows of the second branch of a condition.
  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}

/// A row with its cells, and those below it.
struct TableRowView<Value: Identifiable>: View {
  let row: _TableRows<Value>.Row
  let cells: (Value) -> AnyView
  @State private var isExpanded = false

  init(row: _TableRows<Value>.Row, cells: @escaping (Value) -> AnyView) {
    self.row = row
    self.cells = cells
  }

  var body: some View {
    if let children = row.children {
      DisclosureGroup(isExpanded: row.isExpanded ?? $isExpanded) {
        ForEach(children) { child in AnyView(TableRowView(row: child, cells: cells)) }
      } label: {
        cells(row.value)
      }
    } else {
      cells(row.value)
    }
  }
}
