// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Stands for the rows before or after those that a `RowSource` has made. It draws nothing; the
/// container knows its length.
package final class RowSpaceElement: Element {
  package unowned let source: any RowSource
  package let isBefore: Bool

  init(_ source: any RowSource & Node, isBefore: Bool) {
    self.source = source
    self.isBefore = isBefore
    super.init(source)
  }

  /// The rows that the element stands for.
  package var rows: Range<Int> {
    isBefore
      ? 0..<source.madeRows.lowerBound
      : source.madeRows.upperBound..<max(source.madeRows.upperBound, source.rowCount)
  }

  /// The length along the container's axis, in points.
  package var length: CGFloat {
    let rows = rows
    if rows.isEmpty { return 0 }
    return source.extents.length(before: rows.upperBound)
      - source.extents.length(before: rows.lowerBound)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Element {
  /// The rows that the element stands for, if they are not created; nil for all other elements.
  package final var rowSpace: RowSpaceElement? { innermostWrappedContent as? RowSpaceElement }
}
