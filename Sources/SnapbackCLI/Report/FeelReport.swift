// Part of Snapback, under the MIT licence; see LICENSE.

package import Gallery
import Gestures
import Interface
package import Traces

/// The feel of what a trace plays, in numbers.
nonisolated package struct FeelReport: Equatable, Sendable {
  package var header: TraceHeader
  /// When the last of the trace happens, in seconds.
  package var duration: Double
  package var releases: [Release]
  /// Nil for a trace without recorded frames.
  package var frames: FrameFigures?

  package init(
    header: TraceHeader, duration: Double, releases: [Release], frames: FrameFigures? = nil
  ) {
    self.header = header
    self.duration = duration
    self.releases = releases
    self.frames = frames
  }

  /// Plays a trace on its scene until all is at rest, and measures.
  @MainActor
  init(_ trace: Trace, on stage: HeadlessStage) {
    let meter = FeelMeter(stage.views)
    var frames = FrameFigures()
    var before: (time: Double, wantsNext: Bool)?
    stage.whenRun = { host, _ in
      let time = stage.time
      meter.take(host, at: time)
      guard time <= trace.frames.last?.time ?? -1 else { return }
      if let before, let start = Self.start(of: stage.handed, after: before) {
        frames.add(max(0, time - start), from: start)
      }
      before = (time, host.nextFrame(after: time).map { $0 <= time } ?? false)
    }
    defer { stage.whenRun = { _, _ in } }
    stage.play { _, _ in }
    self.init(
      header: trace.header, duration: trace.end, releases: meter.releases,
      frames: trace.frames.isEmpty ? nil : frames)
  }

  /// Since when a frame was waited for: since the one before, where something moved or the hand went on, else
  /// since the hand's first event; nil where nobody waited.
  private static func start(
    of events: [InputEvent], after before: (time: Double, wantsNext: Bool)
  ) -> Double? {
    if before.wantsNext { return before.time }
    return events.first.map {
      $0.time - before.time <= handPause ? before.time : $0.time
    }
  }

  /// A hand that is silent for longer, in seconds, has stopped; the slowest mice report 60 times a second.
  private static let handPause = 0.025
}
