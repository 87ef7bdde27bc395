// Part of Snapback, under the MIT licence; see LICENSE.

/// The times for drawing again after the window's surface was unavailable: at growing intervals, from a frame
/// up to a second.
package struct RetrySchedule: Equatable, Sendable {
  private static let delays = (first: 0.02, longest: 1.0)

  /// The time of the next attempt in seconds; nil if the last one succeeded.
  package private(set) var next: Double?
  /// The number of attempts that have failed in succession.
  package private(set) var failures = 0

  package init() {}

  /// Records an attempt that failed at the given time.
  package mutating func fail(at now: Double) {
    failures += 1
    let delay = Self.delays.first * Double(1 << min(failures - 1, 16))
    next = now + min(delay, Self.delays.longest)
  }

  /// Records an attempt that succeeded.
  package mutating func succeed() {
    self = RetrySchedule()
  }

  /// Allows the next attempt at once, as the reason of the failures may have gone.
  package mutating func hurry() {
    next = nil
  }
}
