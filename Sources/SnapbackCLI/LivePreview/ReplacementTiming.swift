// Part of Snapback, under the MIT licence; see LICENSE.

/// The rule for replacing the views in a window by newer code: not while the user holds them, nor in the motion
/// after the release, unless that is long.
nonisolated package struct ReplacementTiming {
  /// The time for which newer code waits for the motion after a release, in seconds.
  package static let longestFlight = 2.0

  /// The time at which the views were held last while newer code waits; nil if they were not.
  private var lastHeld: Double?

  package init() {}

  /// Returns whether newer code, which is there, replaces the views in the frame at a time in seconds.
  ///
  /// - Parameters:
  ///   - isHeld: Whether a touch is on the views.
  ///   - isMoving: Whether they animate.
  package mutating func allowsReplacement(at time: Double, isHeld: Bool, isMoving: Bool) -> Bool {
    if isHeld {
      lastHeld = time
      return false
    }
    if let lastHeld, isMoving, time - lastHeld < Self.longestFlight { return false }
    lastHeld = nil
    return true
  }
}
