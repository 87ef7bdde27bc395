// Part of Snapback, under the MIT licence; see LICENSE.

/// Which fingers the views know, and the small number each of them goes by.
package struct FingerLedger: Equatable, Sendable {
  private var numbers: [DesktopEvent.FingerIdentity: Int] = [:]

  package init() {}

  package var isEmpty: Bool { numbers.isEmpty }

  /// The number of a finger that goes down: the lowest from 1 that is free; `nil` if it is down already.
  package mutating func press(_ finger: DesktopEvent.FingerIdentity) -> Int? {
    guard numbers[finger] == nil else { return nil }
    var number = 1
    while numbers.values.contains(number) { number += 1 }
    numbers[finger] = number
    return number
  }

  /// The number of a finger that is down; `nil` for one that is not, or was interrupted.
  package func number(of finger: DesktopEvent.FingerIdentity) -> Int? { numbers[finger] }

  /// The number a finger had that comes up; `nil` for one that is not down, or was interrupted.
  package mutating func release(_ finger: DesktopEvent.FingerIdentity) -> Int? {
    numbers.removeValue(forKey: finger)
  }

  /// Forgets every finger: what they do until they are lifted is nobody's gesture.
  package mutating func interrupt() {
    numbers.removeAll(keepingCapacity: true)
  }
}
