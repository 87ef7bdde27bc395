// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The state that a drag of the player needs to start from the presented position.
final class PlayerDragTracker {
  /// The presented openness: 0 when the player is small, 1 when it fills the window.
  var openness: CGFloat = 0
  /// The unresisted openness when the drag began.
  var start: CGFloat = 0
}
