// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// An animation of a transition that a gesture can drive.
@MainActor
protocol DrivenAnimation: AnyObject {
  /// From 0, the start, to 1, the end.
  var progress: Double { get }
  /// Sets the progress; time does not count any more.
  func scrub(to fraction: Double)
  /// Continues from the progress that has been set, to the end or back to the start.
  func resume(reversed: Bool, speed: Double, _ curve: CubicBezier)
}
