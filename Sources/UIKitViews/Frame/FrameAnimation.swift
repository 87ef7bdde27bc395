// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// An animation that the frames advance until it ends.
@MainActor
protocol FrameAnimation: AnyObject {
  /// Whether it has not ended.
  var isRunning: Bool { get }
  /// Updates the progress to a time in seconds. Returns whether the animation continues.
  func advance(to time: Double) -> Bool
  /// Whether it only ends when it is removed.
  var isEndless: Bool { get }
  var mark: DrawingMark { get set }
}

extension FrameAnimation {
  /// Whether it needs no frames: without an end while no layer of it is drawn, as those that are removed or hidden.
  var isResting: Bool { isEndless && mark.isUnused }

  /// Called when a layer has values of the animation.
  func noteUse() {
    guard mark.note(), isEndless else { return }
    UIKitService.current?.add(self)
    _ = advance(to: UIKitService.now)
  }
}
