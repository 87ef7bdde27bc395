// Part of Snapback, under the MIT licence; see LICENSE.

/// When the display server is queried for the mouse buttons that are down.
///
/// SDL captures the mouse again when a window becomes active; a release outside the window in between
/// reaches no window, and no event follows until the pointer is over the window.
package struct HeldButtonCheck: Equatable, Sendable {
  /// The time between two queries while a button is down, in seconds.
  package static let interval = 0.1

  /// The time of the next query; nil while no button is down.
  private var due: Double?

  package init() {}

  /// Returns whether to query now: first between one and two intervals after a press.
  package mutating func isDue(at now: Double, held: MouseButtons) -> Bool {
    guard !held.isEmpty else {
      due = nil
      return false
    }
    guard let time = due else {
      due = now + Self.interval
      return false
    }
    guard now >= time else { return false }
    due = now + Self.interval
    return true
  }
}
