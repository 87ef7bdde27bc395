// Part of Snapback, under the MIT licence; see LICENSE.

/// Measures where the time of a window's frames goes.
@MainActor
package final class FrameStopwatch {
  /// A frame's seconds, by what it did.
  package struct Measure: Equatable, Sendable {
    /// When it began, on the window's clock.
    package var begin = 0.0
    package var events = 0.0
    /// What the content said it did, by its own numbers.
    package var laps: [Double]
    package var pixels = 0.0
    package var present = 0.0
    /// How much of the window was drawn anew, from 0 to 1.
    package var redrawn = 0.0
    /// How many frames were left out before it.
    package var dropped = 0
  }

  /// Whether anybody wants to know; where not, nothing is measured.
  private let isWanted: () -> Bool
  private let whenMeasured: (Measure) -> Void
  private let clock = FrameClock()
  private var measure: Measure
  private var last = 0.0
  private var isRunning = false

  /// A stopwatch for content that tells so many kinds of laps.
  package init(
    laps: Int, isWanted: @escaping () -> Bool, whenMeasured: @escaping (Measure) -> Void
  ) {
    self.isWanted = isWanted
    self.whenMeasured = whenMeasured
    measure = Measure(laps: Array(repeating: 0, count: laps))
  }

  /// Counts the time since the last lap as one of a kind.
  package func lap(_ kind: Int) {
    guard isRunning, measure.laps.indices.contains(kind) else { return }
    measure.laps[kind] += split()
  }

  /// Begins with events, or with a frame.
  func start() {
    isRunning = isWanted()
    if isRunning { last = clock.now() }
  }

  func lap(_ part: WritableKeyPath<Measure, Double>) {
    if isRunning { measure[keyPath: part] += split() }
  }

  func end(_ timing: FrameTiming, redrawn: Double, dropped: Int) {
    defer { measure = Measure(laps: Array(repeating: 0, count: measure.laps.count)) }
    guard isRunning else { return }
    isRunning = false
    measure.begin = timing.begin
    measure.redrawn = redrawn
    measure.dropped = dropped
    whenMeasured(measure)
  }

  private func split() -> Double {
    let now = clock.now()
    defer { last = now }
    return now - last
  }
}
