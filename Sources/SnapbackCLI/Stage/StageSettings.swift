// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Traces

/// The settings with which a trace is played without a window.
nonisolated struct StageSettings: Codable, Equatable, Sendable {
  var geometry: StageGeometry
  /// Whether a preview of a Swift file may request another size, or device.
  var followsPreviewSize = false
  /// Whether the scale is that of the device that a preview requests.
  var followsPreviewScale = false
  var preferences = DesktopPreferences()
  /// Scene seconds per second of the output.
  var speed = 1.0
  /// Frames per second of the output, where they are not the trace's.
  var rate = FrameSchedule.framesPerSecond
  /// Whether the trace's own frame times are used.
  var asRecorded = true
  /// Whether the picture is resized by the trace's resize events.
  var followsResizes = true
  var showsTouches = false
  /// Whether the motion is measured, for a report.
  var measures = false
  /// Whether what a Swift file's code prints goes to standard error, as a picture or a report goes to standard output.
  var printsToErrors = false
}
