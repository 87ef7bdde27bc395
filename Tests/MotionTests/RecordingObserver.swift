// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Records its notifications.
final class RecordingObserver: AnimationObserver {
  var log: [String] = []
  func animationBegan() { log.append("began") }
  func animationLogicallyCompleted() { log.append("completed") }
  func animationRemoved() { log.append("removed") }
}
