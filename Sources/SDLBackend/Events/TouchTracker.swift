// Part of Snapback, under the MIT licence; see LICENSE.

/// The fingers that are down, with the small number by which the views know each of them.
package struct TouchTracker: Equatable, Sendable {
  private var numbers: [DesktopEvent.FingerIdentity: Int] = [:]

  package init() {}

  package var isEmpty: Bool { numbers.isEmpty }

  /// Adds a finger. Returns its number, the lowest free one from 1; nil if the finger is already
  /// down.
  package mutating func press(_ finger: DesktopEvent.FingerIdentity) -> Int? {
    guard numbers[finger] == nil else { return nil }
    var number = 1
    while numbers.values.contains(number) { number += 1 }
    numbers[finger] = number
    return number
  }

  /// Returns the number of a finger; nil if it is not down, or was interrupted.
  package func number(of finger: DesktopEvent.FingerIdentity) -> Int? { numbers[finger] }

  /// Removes a finger. Returns the number it had; nil if it was not down, or was interrupted.
  package mutating func release(_ finger: DesktopEvent.FingerIdentity) -> Int? {
    numbers.removeValue(forKey: finger)
  }

  /// Removes all fingers. Their events are ignored until they touch down again.
  package mutating func interrupt() {
    numbers.removeAll(keepingCapacity: true)
  }
}
