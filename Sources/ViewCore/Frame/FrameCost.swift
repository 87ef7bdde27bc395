// Part of Snapback, under the MIT licence; see LICENSE.

/// The time that a frame took, by stage, as a window has measured it.
package struct FrameCost: Equatable, Sendable {
  /// The start of the frame, in seconds on the window's clock.
  package var time: Double
  /// The fraction of the window that was redrawn, from 0 to 1.
  package var redrawn: Double
  /// The number of frames that were dropped before this one.
  package var dropped: Int
  private var seconds = [Double](repeating: 0, count: FrameStage.allCases.count)

  package init(time: Double, redrawn: Double, dropped: Int) {
    self.time = time
    self.redrawn = redrawn
    self.dropped = dropped
  }

  /// The time that a stage took, in seconds.
  package subscript(stage: FrameStage) -> Double {
    get { seconds[stage.rawValue] }
    set { seconds[stage.rawValue] = newValue }
  }

  /// The time that all stages took, in seconds.
  package var total: Double { seconds.reduce(0, +) }
}
