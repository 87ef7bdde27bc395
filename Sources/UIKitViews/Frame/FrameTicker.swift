// Part of Snapback, under the MIT licence; see LICENSE.

/// A task that runs in every frame, such as a display link or a scroll that decelerates.
@MainActor
package protocol FrameTicker: AnyObject {
  /// Returns whether to continue.
  func tick(at time: Double) -> Bool
}
