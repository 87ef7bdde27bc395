// Part of Snapback, under the MIT licence; see LICENSE.

/// The time limits of a compiler.
package struct CompileLimits: Equatable, Sendable {
  /// The elapsed time in seconds after which it is stopped, without the time in which it waited for a processor that
  /// other programs used.
  package var time: Double
  /// The processor time in seconds for which it may run on without output after it has reported an
  /// error. An unknown name in a large expression can make the rest of the check take minutes.
  package var timeAfterError: Double

  /// The default of `time`, in seconds.
  package static let standardTime = 120.0

  package init(time: Double = Self.standardTime, timeAfterError: Double = 5) {
    self.time = time
    self.timeAfterError = timeAfterError
  }

  /// Returns the elapsed time in seconds after which a compiler is stopped that has waited for a processor for some
  /// time: at most five times the limit.
  package func elapsedTime(waiting: Double) -> Double { time + min(max(waiting, 0), 4 * time) }

  /// The processor time in seconds after which the compiler gives up on one expression, with an
  /// error at its location.
  static let expressionTime = 20
}
