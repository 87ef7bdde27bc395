// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Maps the time outside a stage to the stage's own time, which can be slowed, paused, stepped and
/// moved.
///
/// All times are in seconds. Apart from `move(to:at:)` and `restart(at:)` the stage's time is
/// continuous and never decreases.
package struct StageClock: Equatable, Sendable {
  /// Stage seconds per second outside while the clock runs; finite and above 0.
  package private(set) var speed = 1.0
  package private(set) var isPaused = false
  // The anchor: one moment, as a time outside and as a time of the stage.
  private var outside = 0.0
  private var inside = 0.0

  package init(startingAt time: Double = 0) {
    outside = time
  }

  /// The stage's time at a time outside. A time before the anchor counts as the anchor.
  package func time(at outsideTime: Double) -> Double {
    isPaused ? inside : inside + max(0, outsideTime - outside) * speed
  }

  /// The time outside at which the stage reaches `time`, if nothing changes; nil while paused.
  package func outsideTime(of time: Double) -> Double? {
    isPaused ? nil : outside + (time - inside) / speed
  }

  /// Changes the speed from a time outside on. A speed that is not finite, or not above 0, counts
  /// as 1.
  package mutating func setSpeed(_ speed: Double, at outsideTime: Double) {
    anchor(at: outsideTime)
    self.speed = speed.isFinite && speed > 0 ? speed : 1
  }

  package mutating func setPaused(_ isPaused: Bool, at outsideTime: Double) {
    anchor(at: outsideTime)
    self.isPaused = isPaused
  }

  /// Advances the stage by seconds of its own time. Negative and non-finite values are ignored.
  package mutating func step(by seconds: Double, at outsideTime: Double) {
    anchor(at: outsideTime)
    if seconds.isFinite { inside += max(0, seconds) }
  }

  /// Moves the stage to a time of its own, earlier or later. A non-finite time is ignored.
  package mutating func move(to time: Double, at outsideTime: Double) {
    anchor(at: outsideTime)
    if time.isFinite { inside = time }
  }

  /// Restarts the stage's time at 0, at the same speed.
  package mutating func restart(at outsideTime: Double) {
    outside = outsideTime
    inside = 0
  }

  private mutating func anchor(at outsideTime: Double) {
    inside = time(at: outsideTime)
    outside = max(outside, outsideTime)
  }
}
