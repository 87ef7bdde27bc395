// Part of Snapback, under the MIT licence; see LICENSE.

package import Dispatch

/// Work that waits for a bus, on another thread than the main one.
package enum BackgroundCall {
  /// Runs `work` on another thread, and then `finish` with its result on the main actor.
  package static func run<Result: Sendable>(
    _ priority: DispatchQoS.QoSClass, _ work: @escaping @Sendable () -> Result,
    then finish: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    DispatchQueue.global(qos: priority).async {
      let result = work()
      DispatchQueue.main.async { finish(result) }
    }
  }
}
