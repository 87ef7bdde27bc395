// Part of Snapback, under the MIT licence; see LICENSE.

/// An animation that the frames advance until it ends.
@MainActor
protocol FrameAnimation: AnyObject {
  /// Whether it has not ended.
  var isRunning: Bool { get }
  /// Updates the progress to a time in seconds. Returns whether the animation continues.
  func advance(to time: Double) -> Bool
}
