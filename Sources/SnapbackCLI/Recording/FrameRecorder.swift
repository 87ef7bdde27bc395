// Part of Snapback, under the MIT licence; see LICENSE.

import Pictures

/// Takes the frames of a recording one after another.
protocol FrameRecorder: AnyObject {
  /// Takes the frame at a time in seconds; nil is the picture before it again, never the first.
  func add(_ picture: Picture?, at time: Double) throws(ProgramError)
  /// Ends the recording; the last frame is seen until the time.
  func finish(at time: Double) throws(ProgramError)
  /// How often it must be told all frames, from the first to the end.
  var passCount: Int { get }
  /// Takes away what is there of a recording that will not be finished.
  func discard()
}

extension FrameRecorder {
  var passCount: Int { 1 }
}
