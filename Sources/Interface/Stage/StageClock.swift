// Part of Snapback, under the MIT licence; see LICENSE.

/// The time of a stage against that of what it stands in: it may run slow, stand still, and be moved by hand,
/// but never jumps or goes back by itself.
package struct StageClock: Equatable, Sendable {
  /// Seconds of the stage to a second outside while it runs; finite and above 0.
  package private(set) var speed = 1.0
  package private(set) var isPaused = false
  /// One moment on both clocks.
  private var outside = 0.0
  private var inside = 0.0

  package init(startingAt time: Double = 0) {
    outside = time
  }

  /// The stage's time at a time outside; one before the last change counts as that.
  package func time(at outsideTime: Double) -> Double {
    isPaused ? inside : inside + max(0, outsideTime - outside) * speed
  }

  /// When a time of the stage's comes outside, if nothing changes; nil while it stands still.
  package func outsideTime(of time: Double) -> Double? {
    isPaused ? nil : outside + (time - inside) / speed
  }

  /// Runs at another speed from a time outside on; one that is not finite, or not above 0, counts as 1.
  package mutating func setSpeed(_ speed: Double, at outsideTime: Double) {
    anchor(at: outsideTime)
    self.speed = speed.isFinite && speed > 0 ? speed : 1
  }

  package mutating func setPaused(_ isPaused: Bool, at outsideTime: Double) {
    anchor(at: outsideTime)
    self.isPaused = isPaused
  }

  /// Moves the stage on by seconds of its own; nothing for what is negative or not finite.
  package mutating func step(by seconds: Double, at outsideTime: Double) {
    anchor(at: outsideTime)
    if seconds.isFinite { inside += max(0, seconds) }
  }

  /// Moves the stage to a time of its own, earlier or later; one that is not finite is none.
  package mutating func move(to time: Double, at outsideTime: Double) {
    anchor(at: outsideTime)
    if time.isFinite { inside = time }
  }

  /// Begins again with 0, at the same speed.
  package mutating func restart(at outsideTime: Double) {
    outside = outsideTime
    inside = 0
  }

  private mutating func anchor(at outsideTime: Double) {
    inside = time(at: outsideTime)
    outside = max(outside, outsideTime)
  }
}
