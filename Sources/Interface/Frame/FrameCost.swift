// Part of Snapback, under the MIT licence; see LICENSE.

/// What a frame goes through, in order.
package enum FrameStage: Int, Sendable, CaseIterable {
  /// Reading what the world says.
  case events
  case gestures, animation, views, layout
  /// Writing the display list.
  case list
  /// Drawing it.
  case pixels
  /// Bringing it to the screen.
  case present
}

/// Where the time of a frame went, as a window measured it.
package struct FrameCost: Equatable, Sendable {
  /// When it began, in seconds on the window's clock.
  package var time: Double
  /// How much of the window was drawn anew, from 0 to 1.
  package var redrawn: Double
  /// How many frames were left out before it.
  package var dropped: Int
  private var seconds = [Double](repeating: 0, count: FrameStage.allCases.count)

  package init(time: Double, redrawn: Double, dropped: Int) {
    self.time = time
    self.redrawn = redrawn
    self.dropped = dropped
  }

  /// The seconds that a stage took.
  package subscript(stage: FrameStage) -> Double {
    get { seconds[stage.rawValue] }
    set { seconds[stage.rawValue] = newValue }
  }

  /// The seconds that all of it took.
  package var total: Double { seconds.reduce(0, +) }
}

/// Whoever has a clock, and is told when a stage is over. It only watches: nothing in a frame depends on it.
@MainActor
package protocol FrameMeter: AnyObject {
  func stageEnded(_ stage: FrameStage)
}

extension ViewHost {
  /// Notes that a stage is over, for whoever measures.
  func ended(_ stage: FrameStage) {
    if isMeasured { meter?.stageEnded(stage) }
  }
}
