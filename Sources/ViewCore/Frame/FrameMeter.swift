// Part of Snapback, under the MIT licence; see LICENSE.

/// An observer with a clock that is notified at the end of each stage of a frame. Frames do not depend on it.
@MainActor
package protocol FrameMeter: AnyObject {
  /// Called at the end of a stage, which may end several times in a frame.
  func stageEnded(_ stage: FrameStage)
}

extension ViewHost {
  /// Notifies the meter of the end of a stage, if frames are measured.
  func stageEnded(_ stage: FrameStage) {
    if measuresFrames { meter?.stageEnded(stage) }
  }
}
