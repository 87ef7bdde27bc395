// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// Hands out whole numbers from 0 on, each once, to whoever asks; and knows how many are done with.
final class Counter: Sendable {
  private let taken = Atomic(0)
  private let done = Atomic(0)

  /// The next number, or nil once all below the limit are taken.
  func take(below limit: Int) -> Int? {
    let number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < limit ? number : nil
  }

  /// What was done for a number is there for all that wait.
  func finish() {
    done.wrappingAdd(1, ordering: .releasing)
  }

  /// Returns once so many numbers are done with, each of which somebody has taken who is at work.
  func wait(for count: Int) {
    while done.load(ordering: .acquiring) < count { sched_yield() }
  }
}
