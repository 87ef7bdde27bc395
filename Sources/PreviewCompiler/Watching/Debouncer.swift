// Part of Snapback, under the MIT licence; see LICENSE.

/// Collects a burst of events, and reports when it is over.
package struct Debouncer: Equatable, Sendable {
  /// The time in seconds without an event after which a burst is over.
  package var quiet = 0.03
  /// The maximum duration of a burst in seconds.
  package var limit = 0.3

  private var first: Double?
  private var last = 0.0

  package init() {}

  /// Records an event at a time in seconds.
  package mutating func note(at time: Double) {
    if first == nil { first = time }
    last = max(last, time)
  }

  /// The time at which the burst is over if no more events follow; nil if there is no burst.
  package var due: Double? { first.map { min(last + quiet, $0 + limit) } }

  /// The time of the last event of the current burst; nil if there is no burst.
  package var latest: Double? { first == nil ? nil : last }

  /// Returns whether the burst is over, and resets the debouncer if it is.
  package mutating func isOver(at time: Double) -> Bool {
    guard let due, time >= due else { return false }
    first = nil
    last = 0
    return true
  }
}
