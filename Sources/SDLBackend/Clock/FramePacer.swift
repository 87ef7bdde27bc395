// Part of Snapback, under the MIT licence; see LICENSE.

/// When the next frame is due: a grid of absolute deadlines while things move, at once after a rest.
///
/// A frame that comes late does not move the grid, so lateness does not add up; only one that is more
/// than `longestDelay` late starts it anew, and so does the first frame after a rest.
package struct FramePacer: Equatable, Sendable {
  /// Frames per second if the display does not say.
  package static let usualRefresh = 60
  /// How late a frame may be before the grid starts anew, in seconds.
  package static let longestDelay = 0.05

  /// What to do until the next frame.
  package enum Step: Equatable, Sendable {
    /// Draw now.
    case draw
    /// Sleep until then, deaf to input, which is read just before the frame.
    case sleep(until: Double)
    /// Sleep until then or until something happens.
    case wait(until: Double)
    /// Sleep until something happens.
    case rest
  }

  /// Seconds between frames.
  package private(set) var period: Double
  /// The slot of the grid that the last frame took, and when it was drawn.
  private var lastDue = -Double.infinity
  private var lastDrawn = -Double.infinity

  /// `refresh` is what the display says, in frames per second; anything outside 20 to 500 means 60.
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

  /// What to do at `now`, if the next frame is wanted at `wanted`; `nil` or NaN wants none.
  package func step(now: Double, wanted: Double?) -> Step {
    guard let wanted, !wanted.isNaN else { return .rest }
    if max(wanted, earliest) <= now { return .draw }
    return wanted <= earliest ? .sleep(until: earliest) : .wait(until: wanted)
  }

  /// Notes a frame that was begun at `now` and wanted since `wanted`; how it kept its time.
  package mutating func begin(now: Double, wanted: Double) -> FrameTiming {
    let due = max(min(wanted, now), earliest)
    let isSteady = wanted <= earliest && now - due <= Self.longestDelay
    let timing = FrameTiming(
      begin: now, interval: now - lastDrawn, lateness: now - due, isSteady: isSteady)
    lastDue = isSteady ? due : now
    // Slots that passed meanwhile are left out, and one that is almost here too.
    while earliest < now + 0.25 * period { lastDue += period }
    lastDrawn = now
    return timing
  }
}
