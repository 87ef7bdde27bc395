// Part of Snapback, under the MIT licence; see LICENSE.

/// Waits until a burst of news is over.
package struct Debounce: Equatable, Sendable {
  /// How long nothing may happen, in seconds.
  package var quiet = 0.03
  /// How long a burst may go on until it counts anyway.
  package var limit = 0.3

  private var first: Double?
  private var last = 0.0

  package init() {}

  /// Notes news at a time in seconds.
  package mutating func note(at time: Double) {
    if first == nil { first = time }
    last = max(last, time)
  }

  /// When the burst is over if nothing more happens; nil where there is none.
  package var due: Double? { first.map { min(last + quiet, $0 + limit) } }

  /// When the last news of the burst under way came; nil where there is none.
  package var latest: Double? { first == nil ? nil : last }

  /// Whether the burst is over; it is forgotten then.
  package mutating func isOver(at time: Double) -> Bool {
    guard let due, time >= due else { return false }
    first = nil
    last = 0
    return true
  }
}
