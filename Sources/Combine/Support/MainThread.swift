// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// The main thread as timers and schedulers see it: whether the caller is on it, and which timers
/// it runs.
package enum MainThread {
  /// The timers that `Timer.publish` and the main thread's schedulers use instead of the wall
  /// clock; nil where the program does not run in frames. Set and read on the main thread only.
  nonisolated(unsafe) package static weak var frameTimers: (any FrameTimerScheduling)?

  /// `frameTimers` if the caller is on the main thread; nil otherwise.
  static var callersFrameTimers: (any FrameTimerScheduling)? { isCurrent ? frameTimers : nil }

  /// Whether the caller runs where the main actor runs: on the main thread or, in a program that
  /// has called `dispatchMain()`, on the main queue.
  package static var isCurrent: Bool {
    // Views check this for every value they read, and `Thread.isMainThread` costs two system calls.
    if mainThread.load(ordering: .relaxed) == pthread_self() { return true }
    if Thread.isMainThread {
      mainThread.store(pthread_self(), ordering: .relaxed)
      return true
    }
    return DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }
}

/// The main thread's identifier once it has been determined; 0 before.
private let mainThread = Atomic<UInt>(0)

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
