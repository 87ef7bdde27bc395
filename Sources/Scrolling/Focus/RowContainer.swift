// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element that lays out rows, some of which may not be created.
@MainActor
package protocol RowContainer: Element {
  var rowKind: RowKind { get }
  /// The rows and the spaces for those that are not created, in order.
  var rowElements: [Element] { get }
  /// The views before the rows.
  var rowsHeader: [Element] { get }
  /// The views after the rows.
  var rowsFooter: [Element] { get }
}

extension RowContainer {
  package var rowsHeader: [Element] { [] }
  package var rowsFooter: [Element] { [] }
}

extension LazyContainerElement: RowContainer {
  package var rowKind: RowKind { .lazy }
  package var rowElements: [Element] { items }
}
