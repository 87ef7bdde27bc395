// Part of Snapback, under the MIT licence; see LICENSE.

package import Combine
package import Foundation

/// The timers of a view host, which run on the clock of its frames.
///
/// While a host is the current one of `FrameContext`, `Timer.publish` and the main thread's
/// schedulers use its timers instead of the wall clock.
package final class FrameTimers: FrameTimerScheduling {
  /// The time of the current frame, in seconds.
  package private(set) var time = 0.0
  /// Returns the date of a frame time; called once per frame.
  package var calendar: (Double) -> Date = { Date(timeIntervalSinceReferenceDate: $0) } {
    didSet { date = calendar(time) }
  }
  /// The date of the current frame.
  package private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
  private var entries: [Entry] = []
  private var count = 0

  private struct Entry {
    let number: Int
    var due: Double
    let interval: Double?
    let action: (Date) -> Void
  }

  package init() {}

  /// The time at which the next action is due; nil if there is none.
  package var next: Double? { entries.map(\.due).min() }

  /// Runs an action in the first frame at or after `due`, and then at `interval` unless that is nil.
  ///
  /// Repetitions that were missed are skipped. A due time that is past or NaN means the next frame;
  /// an interval that is not finite or not positive means 0.1 ms, so once per frame.
  package func run(
    at due: Double, every interval: Double? = nil, _ action: @escaping (Date) -> Void
  ) -> AnyCancellable {
    count += 1
    let number = count
    let usable = interval.map { $0 > 0 && $0.isFinite ? $0 : 1e-4 }
    entries.append(
      Entry(
        number: number, due: due > time ? due : time, interval: usable, action: action))
    return AnyCancellable { [weak self] in self?.entries.removeAll { $0.number == number } }
  }

  /// Advances the clock to a time and runs the actions due by then, in the order of their due times.
  package func advance(to time: Double) {
    self.time = time
    date = calendar(time)
    // Actions that are added meanwhile wait for the next frame.
    let due = entries.filter { $0.due <= time + 1e-6 }
      .sorted { ($0.due, $0.number) < ($1.due, $1.number) }
    for entry in due {
      guard let index = entries.firstIndex(where: { $0.number == entry.number }) else { continue }
      if let interval = entry.interval {
        let missed = ((time + 1e-6 - entry.due) / interval).rounded(.down)
        entries[index].due += (missed + 1) * interval
      } else {
        entries.remove(at: index)
      }
      entry.action(date)
    }
  }

  /// Returns the frame time at which a date is reached.
  package func time(of date: Date) -> Double {
    time + date.timeIntervalSince(self.date)
  }
}
