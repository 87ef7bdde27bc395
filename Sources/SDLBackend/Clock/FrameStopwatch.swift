// Part of Snapback, under the MIT licence; see LICENSE.

/// Measures how long the stages of a window's frames take.
@MainActor
package final class FrameStopwatch {
  /// The measurements of one frame, in seconds by stage.
  package struct Measure: Equatable, Sendable {
    /// The time at which the frame began, on the window's clock.
    package var begin = 0.0
    package var events = 0.0
    /// The stages of the window's content, by its own indices.
    package var laps: [Double]
    package var pixels = 0.0
    package var present = 0.0
    /// The fraction of the window that was redrawn, from 0 to 1.
    package var redrawn = 0.0
    /// The number of frames that were skipped before this one.
    package var dropped = 0
  }

  /// Checked at the start of each frame; nothing is measured while it returns false.
  private let isEnabled: () -> Bool
  private let onFrame: (Measure) -> Void
  private let clock = FrameClock()
  private var measure: Measure
  private var last = 0.0
  private var isRunning = false

  /// Creates a stopwatch for content with the given number of stages.
  package init(
    laps: Int, isEnabled: @escaping () -> Bool, onFrame: @escaping (Measure) -> Void
  ) {
    self.isEnabled = isEnabled
    self.onFrame = onFrame
    measure = Measure(laps: Array(repeating: 0, count: laps))
  }

  /// Adds the time since the last lap to a stage of the content.
  package func lap(_ kind: Int) {
    guard isRunning, measure.laps.indices.contains(kind) else { return }
    measure.laps[kind] += split()
  }

  /// Starts a measurement, before events are read or a frame is drawn.
  func start() {
    isRunning = isEnabled()
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
    onFrame(measure)
  }

  private func split() -> Double {
    let now = clock.now()
    defer { last = now }
    return now - last
  }
}
