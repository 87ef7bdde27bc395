// Part of Snapback, under the MIT licence; see LICENSE.

/// A scene's time against the window's: it runs at a speed, and whatever the speed changes to, it never
/// jumps and never goes back.
nonisolated package struct SceneClock: Equatable, Sendable {
  /// Seconds of the scene to a second of the window's; finite and above 0.
  package private(set) var speed: Double
  /// One moment on both clocks.
  private var window: Double
  private var scene = 0.0

  /// A clock whose time 0 is at a time of the window's. A speed that is not finite, or not above 0,
  /// counts as 1.
  package init(startingAt time: Double, speed: Double = 1) {
    window = time
    self.speed = Self.usable(speed)
  }

  /// The scene's time at a time of the window's; never less than that of an earlier one, and 0 before
  /// the start.
  package func time(at windowTime: Double) -> Double {
    scene + max(0, windowTime - window) * speed
  }

  /// When a time of the scene's comes, on the window's clock, if the speed stays.
  package func windowTime(of time: Double) -> Double {
    window + (time - scene) / speed
  }

  /// Runs at another speed from a time of the window's on, which is not before any that was asked for.
  package mutating func setSpeed(_ speed: Double, at windowTime: Double) {
    scene = time(at: windowTime)
    window = max(window, windowTime)
    self.speed = Self.usable(speed)
  }

  private static func usable(_ speed: Double) -> Double {
    speed.isFinite && speed > 0 ? speed : 1
  }
}
