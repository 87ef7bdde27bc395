// Part of Snapback, under the MIT licence; see LICENSE.

/// Decides when to draw the next frame: on a grid of absolute deadlines during animations, and at
/// once after an idle time.
///
/// A late frame does not move the grid, so lateness does not accumulate. The grid restarts with a
/// frame that is more than `longestDelay` late, and with the first frame after an idle time.
package struct FramePacer: Equatable, Sendable {
  /// Frames per second if the display does not report its refresh rate.
  package static let usualRefresh = 60
  /// The largest lateness, in seconds, that does not restart the grid.
  package static let longestDelay = 0.05

  /// The next step of the event loop.
  package enum Step: Equatable, Sendable {
    /// Draw now.
    case draw
    /// Sleep until the given time without handling input, which is read just before the frame.
    case sleep(until: Double)
    /// Sleep until the given time or the next event.
    case wait(until: Double)
    /// Sleep until the next event.
    case idle
  }

  /// Seconds between frames.
  package private(set) var period: Double
  /// The grid deadline of the last frame, and the time at which it was drawn.
  private var lastDue = -Double.infinity
  private var lastDrawn = -Double.infinity

  /// `refresh` is the display's refresh rate in frames per second; a value outside 20...500 means
  /// 60.
  package init(refresh: Int) {
    period = Self.period(refresh: refresh)
  }

  package mutating func setRefresh(_ refresh: Int) {
    period = Self.period(refresh: refresh)
  }

  private static func period(refresh: Int) -> Double {
    1 / Double((20...500).contains(refresh) ? refresh : usualRefresh)
  }

  /// The earliest time at which another frame may be drawn.
  private var earliest: Double { lastDue + period }

  /// Moves the grid to a time at which the window system has asked for a frame.
  package mutating func align(to now: Double) {
    lastDue = min(lastDue, now - period)
  }

  /// Returns what to do at the time `now` if the next frame is requested for the time `requested`;
  /// nil or NaN requests none.
  package func step(now: Double, requested: Double?) -> Step {
    guard let requested, !requested.isNaN else { return .idle }
    if max(requested, earliest) <= now { return .draw }
    return requested <= earliest ? .sleep(until: earliest) : .wait(until: requested)
  }

  /// Records a frame that begins at `now` and has been requested since `requested`. Returns its
  /// timing.
  package mutating func begin(now: Double, requested: Double) -> FrameTiming {
    let due = max(min(requested, now), earliest)
    let isSteady = requested <= earliest && now - due <= Self.longestDelay
    let timing = FrameTiming(
      begin: now, interval: now - lastDrawn, lateness: now - due, isSteady: isSteady)
    lastDue = isSteady ? due : now
    // Skips the deadlines that have passed, and one less than a quarter of a period ahead.
    while earliest < now + 0.25 * period { lastDue += period }
    lastDrawn = now
    return timing
  }
}
