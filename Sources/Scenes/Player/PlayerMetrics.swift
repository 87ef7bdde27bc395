// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The player's dimensions, in points, derived from the window's size.
struct PlayerMetrics {
  let stage: CGSize

  let barHeight: CGFloat = 64
  let miniHeight: CGFloat = 64

  /// The distance that the player moves from small to large.
  var travel: CGFloat { max(stage.height - barHeight - miniHeight, 1) }
  var resistance: Resistance { Resistance(range: 0...1, limit: 0.06) }
}
