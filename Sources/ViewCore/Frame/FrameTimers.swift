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

    func isEarlier(than other: Entry) -> Bool { (due, number) < (other.due, other.number) }

    /// Skips repetitions that were missed for too long; the last one before the limit is run.
    mutating func skipMissed(before limit: Double) {
      guard let interval else { return }
      let oldest = limit - min(repeatedTime, mostRepetitions * interval)
      guard due < oldest else { return }
      let kept = min(
        ((oldest - due) / interval).rounded(.up), ((limit - due) / interval).rounded(.down))
      due += kept * interval
    }
  }

  package init() {}

  /// The time at which the next action is due; nil if there is none.
  package var next: Double? { entries.map(\.due).min() }

  /// Runs an action in the first frame at or after `due`, and then at `interval` unless that is nil.
  ///
  /// A frame runs every repetition since the one before, so that an interval shorter than a frame counts in full.
  /// Repetitions that are older than `repeatedTime`, or too many, are skipped. A due time that is past or NaN means the
  /// next frame; an interval that is not finite or shorter than 0.1 ms means 0.1 ms, as in a run loop.
  package func run(
    at due: Double, every interval: Double? = nil, _ action: @escaping (Date) -> Void
  ) -> AnyCancellable {
    count += 1
    let number = count
    // A shorter one may be too short to change a due time that it is added to.
    let usable = interval.map { $0 > 1e-4 && $0.isFinite ? $0 : 1e-4 }
    entries.append(
      Entry(
        number: number, due: due > time ? due : time, interval: usable, action: action))
    return AnyCancellable { [weak self] in self?.entries.removeAll { $0.number == number } }
  }

  /// Repetitions that are later than this, in seconds, are skipped, except for the last one.
  private static let repeatedTime = 0.05
  /// The most repetitions of a timer in a frame.
  private static let mostRepetitions = 20.0

  /// Advances the clock to a time and runs the actions due by then, in the order of their due times. Each receives the
  /// date at which it was due.
  package func advance(to time: Double) {
    self.time = time
    date = calendar(time)
    let limit = time + 1e-6
    for index in entries.indices { entries[index].skipMissed(before: limit) }
    // Actions that are added meanwhile wait for the next frame.
    let last = count
    while let index = entries.indices.lazy
      .filter({ [entries] in entries[$0].number <= last && entries[$0].due <= limit })
      .min(by: { [entries] in entries[$0].isEarlier(than: entries[$1]) })
    {
      let entry = entries[index]
      if let interval = entry.interval {
        entries[index].due += interval
      } else {
        entries.remove(at: index)
      }
      entry.action(date + min(entry.due - time, 0))
    }
  }

  /// Returns the frame time at which a date is reached.
  package func time(of date: Date) -> Double {
    time + date.timeIntervalSince(self.date)
  }
}
