// Part of Snapback, under the MIT licence; see LICENSE.

extension Double {
  /// The number rounded to tenths, for display: `10`, `9.5`.
  package var roundedText: String {
    let tenths = (self * 10).rounded() / 10
    guard tenths.isFinite, abs(tenths) < 1e9 else { return "\(self)" }
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
