// Part of Snapback, under the MIT licence; see LICENSE.

/// An approximation, from above, of the least value between two others that fulfils a condition.
///
/// The condition holds at `high` and at all values from the least one on. Each step halves the range.
package func bisection(
  _ low: Double, _ high: Double, steps: Int, _ condition: (Double) -> Bool
) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<steps {
    let middle = (low + high) / 2
    if condition(middle) { high = middle } else { low = middle }
  }
  return high
}
