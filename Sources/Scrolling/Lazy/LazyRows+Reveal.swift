// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

extension LazyRows {
  /// Scrolls to a row, which is created then.
  package func reveal(row: Int, of source: any RowSource) {
    guard row < source.rowCount else { return }
    element.enclosingScroll(along: axis)?.scroll(
      to: RequestedRow(
        source: source, id: row, index: row, anchor: nil, transaction: Transaction()))
    element.host.needsDisplay = true
  }

  /// The estimated frame of a row that may not be created, in the space of the container, in points;
  /// nil if it is unknown.
  package func estimatedFrame(ofRow row: Int, of source: any RowSource) -> CGRect? {
    frame(ofRow: row, of: source)
  }
}
