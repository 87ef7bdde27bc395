// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// The touches in a frame of a stage.
nonisolated struct StageSample {
  let time: Double
  let touches: [Touch]
  /// The velocity of each touch that was down, by its id, in points per second.
  let velocities: [Int: CGSize]
  /// Whether no touch was down and nothing moved.
  let isAtRest: Bool
}
