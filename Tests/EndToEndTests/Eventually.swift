// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// What was waited for did not come.
struct TimedOut: Error, CustomStringConvertible {
  let description: String
}

/// Asks again and again until there is an answer, and returns it; throws after `seconds`.
func eventually<Answer>(
  _ what: String, within seconds: Double = 10, _ answer: () throws -> Answer?
) throws -> Answer {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while true {
    if let found = try answer() { return found }
    guard ContinuousClock.now < deadline else {
      throw TimedOut(description: "waited \(seconds) s in vain: \(what)")
    }
    Thread.sleep(forTimeInterval: 0.004)
  }
}

/// Waits until `condition` holds.
func eventually(
  _ what: String, within seconds: Double = 10, _ condition: () throws -> Bool
) throws {
  try eventually(what, within: seconds) { try condition() ? () : nil } as Void
}
