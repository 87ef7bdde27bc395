// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Synchronization

/// What waits for a time on the clock of whoever runs the main thread in frames.
///
/// While there is such a clock, timers and the main thread's schedulers follow it rather than the wall's:
/// the same input at the same times then gives the same results, and slow motion slows them too.
package final class FrameTimers {
  /// The time of the frame under way, in seconds.
  package private(set) var time = 0.0
  /// The date that goes with a time; what a frame's date is asked once.
  package var calendar: (Double) -> Date = { Date(timeIntervalSinceReferenceDate: $0) } {
    didSet { date = calendar(time) }
  }
  package private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
  private var waiting: [Entry] = []
  private var count = 0

  private struct Entry {
    let number: Int
    var due: Double
    let interval: Double?
    let action: (Date) -> Void
  }

  /// Set on the main thread, and read there.
  nonisolated(unsafe) package static weak var current: FrameTimers?

  /// The current one, if the caller is on the main thread.
  static var forCaller: FrameTimers? { isOnMainThread ? current : nil }

  /// Whether the caller runs where the main actor runs: on the main thread, or, where a program has given
  /// that thread to Dispatch, on the main queue.
  package static var isOnMainThread: Bool {
    // Asking the system costs two calls of the kernel, and views ask for every value they read.
    if mainThread.load(ordering: .relaxed) == pthread_self() { return true }
    if Thread.isMainThread {
      mainThread.store(pthread_self(), ordering: .relaxed)
      return true
    }
    return DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  package init() {}

  /// When something is due next.
  package var next: Double? { waiting.map(\.due).min() }

  /// Runs an action at a time, or as soon after as there is a frame, and then at intervals; those that are
  /// missed are left out. What is not a number, or past, is due in the next frame.
  package func run(
    at due: Double, every interval: Double? = nil, _ action: @escaping (Date) -> Void
  ) -> AnyCancellable {
    count += 1
    let number = count
    let usable = interval.map { $0 > 0 && $0.isFinite ? $0 : 1e-4 }
    waiting.append(
      Entry(
        number: number, due: due > time ? due : time, interval: usable, action: action))
    return AnyCancellable { [weak self] in self?.waiting.removeAll { $0.number == number } }
  }

  /// Goes on to a time, and runs what is due by then in the order in which it is due.
  package func advance(to time: Double) {
    self.time = time
    date = calendar(time)
    // What is set while this runs waits for the next frame.
    let due = waiting.filter { $0.due <= time + 1e-6 }
      .sorted { ($0.due, $0.number) < ($1.due, $1.number) }
    for entry in due {
      guard let index = waiting.firstIndex(where: { $0.number == entry.number }) else { continue }
      if let interval = entry.interval {
        let missed = ((time + 1e-6 - entry.due) / interval).rounded(.down)
        waiting[index].due += (missed + 1) * interval
      } else {
        waiting.remove(at: index)
      }
      entry.action(date)
    }
  }

  /// The time at which a date will be reached.
  package func time(of date: Date) -> Double {
    time + date.timeIntervalSince(self.date)
  }
}

/// The main thread, once it has asked; 0 before.
private let mainThread = Atomic<UInt>(0)

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
