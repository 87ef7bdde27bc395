// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Runtime

/// Whether the caller is on the main thread, where the main actor runs.
package var isMainThread: Bool { MainThread.isCurrent }

extension MainActor {
  /// Runs a closure that is isolated to the main actor. The caller must be on the main thread.
  ///
  /// Like `assumeIsolated`, for closures that capture and return any value, and with a check that
  /// makes no system call: bodies read values through it by the thousand per frame.
  package static func unsafelyAssumed<Result>(_ body: @MainActor () -> Result) -> Result {
    if !isMainThread {
      fatalError("Views were accessed from another thread than the main thread.")
    }
    return callOnMainActor(body)
  }
}
