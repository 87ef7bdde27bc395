// Part of Snapback, under the MIT licence; see LICENSE.

/// The animation of one number after a release, such as the angle of a dial.
nonisolated package struct ReleaseAnimation: Codable, Equatable, Sendable {
  /// The view or modifier that the number belongs to.
  package var name: String
  /// `°` for an angle; empty for others. Speeds are in this unit per second.
  package var unit: String
  /// The change from the release to the end.
  package var distance: Double
  /// The highest speed, without sign.
  package var peakSpeed: Double
  /// Seconds from the release until the number stays within half a percent of its change.
  package var settlingTime: Double
  /// The largest excess beyond the end.
  package var overshoot: Double

  package init(
    name: String, unit: String, distance: Double, peakSpeed: Double, settlingTime: Double,
    overshoot: Double
  ) {
    self.name = name
    self.unit = unit
    self.distance = distance
    self.peakSpeed = peakSpeed
    self.settlingTime = settlingTime
    self.overshoot = overshoot
  }
}
