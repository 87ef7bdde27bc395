// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Gestures
import Interface
import Traces

/// Measures the gestures, animations and frame pacing of a trace while it is played.
final class MotionMeter {
  private let trace: Trace
  private let releases: ReleaseMeter
  private var frames = FrameIntervals()
  private var previous: (time: Double, wantsNext: Bool)?

  /// Measures a hierarchy that has not run a frame yet.
  init(_ trace: Trace, _ host: ViewHost) {
    self.trace = trace
    releases = ReleaseMeter(host)
  }

  /// Must be called after each frame, with its time in seconds and the events that it received.
  func recordFrame(of host: ViewHost, at time: Double, _ events: [InputEvent]) {
    releases.recordFrame(of: host, at: time)
    guard time <= trace.frames.last?.time ?? -1 else { return }
    if let previous, let start = Self.start(of: events, after: previous) {
      frames.add(max(0, time - start), from: start)
    }
    previous = (time, host.nextFrame(after: time).map { $0 <= time } ?? false)
  }

  var report: MotionReport {
    MotionReport(
      header: trace.header, duration: trace.end, releases: releases.releases,
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
