// Part of Snapback, under the MIT licence; see LICENSE.

extension Int {
  /// The sum of two integers, clamped to the range of `Int`: lists may have `Int.max` rows, and clients may ask for any
  /// row.
  func clampedSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}
