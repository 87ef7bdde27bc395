// Part of Snapback, under the MIT licence; see LICENSE.

package import Gallery
package import Traces

/// Measurements of a trace's gestures, animations and frame pacing.
nonisolated package struct MotionReport: Equatable, Sendable {
  package var header: TraceHeader
  /// The time of the trace's last event or frame, in seconds.
  package var duration: Double
  package var releases: [Release]
  /// Frame pacing; nil for a trace without recorded frames.
  package var frames: FrameIntervals?

  package init(
    header: TraceHeader, duration: Double, releases: [Release], frames: FrameIntervals? = nil
  ) {
    self.header = header
    self.duration = duration
    self.releases = releases
    self.frames = frames
  }
}
