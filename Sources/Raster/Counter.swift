// Part of Snapback, under the MIT licence; see LICENSE.

import Synchronization

/// Hands out whole numbers from 0 on, each once, to whoever asks.
final class Counter: Sendable {
  private let count = Atomic(0)

  /// The next number, or nil once all below the limit are taken.
  func take(below limit: Int) -> Int? {
    let taken = count.wrappingAdd(1, ordering: .relaxed).oldValue
    return taken < limit ? taken : nil
  }
}
