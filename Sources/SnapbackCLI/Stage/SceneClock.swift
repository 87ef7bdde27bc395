// Part of Snapback, under the MIT licence; see LICENSE.

/// Converts window time to scene time at a variable speed. Scene time is continuous and never decreases.
nonisolated package struct SceneClock: Equatable, Sendable {
  /// Scene seconds per window second; finite and above 0.
  package private(set) var speed: Double
  /// A reference time on both clocks.
  private var windowReference: Double
  private var sceneReference = 0.0

  /// Starts at scene time 0. A speed that is NaN, infinite, zero or negative counts as 1.
  package init(startingAt time: Double, speed: Double = 1) {
    windowReference = time
    self.speed = Self.valid(speed)
  }

  /// Returns the scene time at a window time; 0 before the start.
  package func time(at windowTime: Double) -> Double {
    sceneReference + max(0, windowTime - windowReference) * speed
  }

  /// Returns the window time of a scene time, assuming the current speed.
  package func windowTime(of time: Double) -> Double {
    windowReference + (time - sceneReference) / speed
  }

  /// Changes the speed at a window time, which must not be before any time passed earlier.
  package mutating func setSpeed(_ speed: Double, at windowTime: Double) {
    sceneReference = time(at: windowTime)
    windowReference = max(windowReference, windowTime)
    self.speed = Self.valid(speed)
  }

  private static func valid(_ speed: Double) -> Double {
    speed.isFinite && speed > 0 ? speed : 1
  }
}
