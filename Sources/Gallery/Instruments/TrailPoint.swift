// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// A sample of a touch, for its trail on the stage.
nonisolated struct TrailPoint {
  /// The time for which a point stays visible, in seconds.
  static let lifetime = 0.5

  let id: Int
  let time: Double
  let location: CGPoint
  let phase: Touch.Phase
}
