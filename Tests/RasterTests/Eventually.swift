// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Lets other threads run until a condition is met. False after very many attempts, which take about a
/// second: more than any correct wait needs, so that a wrong one fails instead of blocking the tests.
func eventually(_ isMet: () -> Bool) -> Bool {
  for _ in 0..<2_000_000 {
    if isMet() { return true }
    sched_yield()
  }
  return false
}
