// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures

/// Receives the frames of a recording in order.
///
/// Until `finish` has returned, the old output is unchanged. A method that waits throws `ExitCode` when a signal
/// arrives.
protocol FrameRecorder: AnyObject {
  /// Adds the frame at a time in seconds; nil repeats the previous picture and is never passed for the first.
  func add(_ picture: Picture?, at time: Double) throws
  /// Ends the recording; the last frame is shown until the given time in seconds.
  func finish(at time: Double) throws
  /// The number of passes over all frames that the recorder needs.
  var passCount: Int { get }
  /// Removes the temporary files of an unfinished recording.
  func discard()
}

extension FrameRecorder {
  var passCount: Int { 1 }
}
