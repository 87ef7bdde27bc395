// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Formats a number with at most three decimals and no trailing zeros: `12.5`, `-3`, `0`.
func number(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let thousandths = (value * 1000).rounded() / 1000
  if thousandths == thousandths.rounded() { return "\(Int64(thousandths))" }
  return "\(thousandths)"
}

func number(_ value: Float) -> String { number(Double(value)) }
