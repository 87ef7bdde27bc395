// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension ClosedRange where Bound == CGFloat {
  /// The range between two positions in points. A view may be at any number: NaN counts as 0, and
  /// an end before the start as the start.
  init(from start: CGFloat, to end: CGFloat) {
    let lower = start.isNaN ? 0 : start
    self = lower...Swift.max(lower, end.isNaN ? 0 : end)
  }
}
