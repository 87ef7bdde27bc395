// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Timer {
  /// Returns a publisher that, once connected, sends the date at intervals in seconds.
  ///
  /// Connected on the main thread and for the main run loop, in a program that runs in frames, it
  /// runs on the frames' clock: in the first frame at or after each of its dates, several times in one
  /// frame if the interval is shorter. Dates that are more than 0.05 s past, and all but 20 in a frame, are
  /// skipped. Otherwise it runs on the wall clock.
  /// - Note: Differs from SwiftUI: in a view it follows the frames' clock, so `tolerance` and
  ///   `mode` have no effect there, and slow motion slows it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date at intervals, while it is connected. It never finishes.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer fires.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never
    /// The time between two dates, in seconds.
    public let interval: TimeInterval
    /// The time by which the timer may fire late, in seconds; nil for the run loop's default.
    public let tolerance: TimeInterval?
    /// The run loop on which the timer fires.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer fires.
    public let mode: RunLoop.Mode
    /// Unused: run loops have no scheduler options.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a timer that starts when the publisher is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Adds a subscriber; it receives the dates for which it has demand, while the publisher is
    /// connected.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts a timer, which first fires after one interval, until the returned object is cancelled
    /// or released. Each connection has its own timer.
    public func connect() -> any Cancellable {
      if runLoop === RunLoop.main, let timers = MainThread.callersFrameTimers {
        return timers.run(at: timers.time + interval, every: interval) { [subject] date in
          subject.send(date)
        }
      }
      nonisolated(unsafe) let subject = subject
      let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
