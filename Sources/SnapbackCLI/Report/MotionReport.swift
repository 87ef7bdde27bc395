// Part of Snapback, under the MIT licence; see LICENSE.

package import Gallery
import Gestures
import Interface
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

  /// Plays a trace on its scene until all animations have settled, and measures it.
  @MainActor
  init(_ trace: Trace, on stage: HeadlessStage) {
    let meter = ReleaseMeter(stage.views)
    var frames = FrameIntervals()
    var previous: (time: Double, wantsNext: Bool)?
    stage.onFrame = { host, _ in
      let time = stage.time
      meter.recordFrame(of: host, at: time)
      guard time <= trace.frames.last?.time ?? -1 else { return }
      if let previous, let start = Self.start(of: stage.deliveredEvents, after: previous) {
        frames.add(max(0, time - start), from: start)
      }
      previous = (time, host.nextFrame(after: time).map { $0 <= time } ?? false)
    }
    defer { stage.onFrame = { _, _ in } }
    stage.play { _, _ in }
    self.init(
      header: trace.header, duration: trace.end, releases: meter.releases,
      frames: trace.frames.isEmpty ? nil : frames)
  }

  /// Returns the start of a frame's interval: the previous frame if something was animating or the input was
  /// continuous, else the first event; nil if the frame had no cause.
  private static func start(
    of events: [InputEvent], after previous: (time: Double, wantsNext: Bool)
  ) -> Double? {
    if previous.wantsNext { return previous.time }
    return events.first.map {
      $0.time - previous.time <= inputPause ? previous.time : $0.time
    }
  }

  /// Input without events for longer than this, in seconds, has stopped: the slowest mice report at 60 Hz.
  private static let inputPause = 0.025
}
