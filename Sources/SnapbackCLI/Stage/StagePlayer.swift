// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures

/// Plays a trace without a window, in this process (`HeadlessStage`) or in another one (`GuardedStage`).
protocol StagePlayer: AnyObject {
  /// The time of the last frame, in seconds.
  var time: Double { get }
  /// The time of the trace's last event or frame, in seconds.
  var duration: Double { get }
  /// Runs all scheduled frames before a time, and one at that time.
  func advance(through end: Double) throws
  /// Runs frames until all animations have settled, at most 10 seconds beyond the trace's end.
  ///
  /// Calls `body` for each with its number, from 0, and whether its display list changed.
  func play(_ body: (_ frame: Int, _ isNew: Bool) throws -> Void) throws
  /// Renders the last frame.
  func draw() throws -> Picture
  /// The measurements of the motion so far, if the settings request them.
  func report() throws -> MotionReport
  /// Ends playing, once the last frame has been drawn.
  func finish() throws
}
