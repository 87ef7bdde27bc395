// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension LazyRows {
  /// The most rows that are created before and after those in the viewport.
  static var marginLimit: Int { 256 }

  /// The rows of a range that are shown in a viewport. Any number of rows without a length, or of
  /// rows that overlap, intersects it; then these are the first ones.
  func visibleRows(_ rows: Range<Int>, _ visible: ClosedRange<CGFloat>) -> Range<Int> {
    let length = visible.upperBound - visible.lowerBound
    // Outside of scroll views all rows are shown.
    guard length < CGFloat(Int32.max) else { return rows }
    // Rows of half a point and more are all shown.
    let limit = max(Self.marginLimit, Int(2 * length)) * lineLength
    return rows.prefix(limit)
  }

  /// The distances from the viewport within which rows are created, and within which they are kept.
  func makeMargin(_ visible: ClosedRange<CGFloat>) -> CGFloat {
    margin ?? min(400, (visible.upperBound - visible.lowerBound) / 4)
  }

  func keepMargin(_ visible: ClosedRange<CGFloat>) -> CGFloat {
    margin ?? min(1200, (visible.upperBound - visible.lowerBound) * 3 / 4)
  }
}
