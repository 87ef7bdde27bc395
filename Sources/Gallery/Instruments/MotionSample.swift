// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The presented position and velocity of a view in a frame.
nonisolated struct MotionSample {
  /// In seconds, on the stage's clock.
  let time: Double
  /// The view's center, in points.
  let position: CGPoint
  /// In points per second, from the difference to an earlier frame.
  let velocity: CGSize
  let isHeld: Bool
  /// Identifies the view; a curve has a gap where it changes.
  var view: ObjectIdentifier?
}
