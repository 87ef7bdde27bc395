// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import Pictures
import Raster
import SDLBackend
import Snapback
import Traces

/// Runs a scene without a window: the same pipeline, on a virtual clock.
///
/// Frame times come from the trace's schedule: recorded frames are replayed at their recorded times; otherwise
/// frame `n` is at `n / 60` seconds, multiplied by the speed. Asynchronous work runs on the same clock. The same
/// trace always gives the same pixels.
final class HeadlessStage: StagePlayer {
  private let host: ClockedHost
  private let renderer = Renderer()
  private var schedule: FrameSchedule
  private var list: DisplayList?
  /// The pixels of the last drawn frame.
  private var picture: Picture
  /// Whether the picture is resized by the trace's resize events; otherwise it keeps its initial size.
  private let followsResizes: Bool
  private(set) var time = 0.0
  /// The time of the trace's last event or frame, in seconds.
  let duration: Double
  private let trace: Trace
  /// Nil unless the motion is measured.
  private var meter: MotionMeter?
  /// The events delivered before the last frame.
  private(set) var deliveredEvents: [InputEvent] = []
  /// Called after every frame with whether its display list changed.
  var onFrame: (ViewHost, Bool) -> Void = { _, _ in }

  convenience init(
    _ subject: StageSubject, trace: Trace, _ settings: StageSettings
  ) throws(ProgramError) {
    try self.init(
      subject, trace: trace, geometry: try subject.geometry(settings),
      preferences: settings.preferences,
      speed: settings.speed, rate: settings.rate, asRecorded: settings.asRecorded,
      followsResizes: settings.followsResizes, showsTouches: settings.showsTouches)
    if settings.measures { startMeasuring() }
  }

  init(
    _ subject: StageSubject, trace: Trace, geometry: StageGeometry,
    preferences: DesktopPreferences = DesktopPreferences(),
    speed: Double = 1, rate: Int = FrameSchedule.framesPerSecond, asRecorded: Bool = true,
    followsResizes: Bool = true, showsTouches: Bool = false
  ) throws(ProgramError) {
    host = try ClockedHost(isExclusive: true) { () throws(ProgramError) in
      let scene = try subject.makeHost(size: geometry.size, scale: geometry.scale)
      scene.device = subject.screen(geometry)
      return showsTouches ? TouchedStage.host(around: scene, resources: .standard) : scene
    }
    host.views.apply(preferences)
    schedule = FrameSchedule(trace, speed: speed, rate: rate, asRecorded: asRecorded)
    picture = Picture(width: geometry.pixelWidth, height: geometry.pixelHeight)
    self.followsResizes = followsResizes
    self.trace = trace
    duration = trace.end
  }

  /// The scene's view host.
  var views: ViewHost { host.views }

  /// Whether the trace has finished, no animation is running, and no asynchronous work is pending.
  var isSettled: Bool { schedule.isOver && host.nextFrame(after: time) == nil }

  /// The time for which `play` continues after the trace's end, in seconds.
  static let longestEnd = 10.0

  /// Whether `play` runs no more frames: everything has settled, or 10 seconds have passed since the trace's end.
  var isOver: Bool { isSettled || schedule.nextTime > duration + Self.longestEnd }

  /// Runs the schedule's next frame. Returns whether its display list changed.
  func advance() -> Bool {
    let (time, isRecorded) = (schedule.nextTime, schedule.isRecorded)
    return run(at: time, Array(schedule.advance()), always: isRecorded)
  }

  /// Runs all scheduled frames before a time, and one at that time, which contains the results of asynchronous
  /// work that the frame itself starts and that needs no time.
  func advance(through end: Double) {
    while schedule.nextTime < end { _ = advance() }
    if schedule.nextTime == end {
      _ = advance()
    } else {
      _ = run(at: end, Array(schedule.events(until: end)))
    }
    for _ in 0..<Self.immediateFrameLimit {
      guard host.advance(to: end) else { return }
      list = host.frame(at: end)
    }
  }

  /// The number of frames at the same time, so that a view whose work always starts more cannot hang the stage.
  private static let immediateFrameLimit = 16

  /// Runs a frame at a time that is not before the last frame's.
  private func run(at time: Double, _ events: [InputEvent], always: Bool = false) -> Bool {
    self.time = time
    deliveredEvents = events
    // Lay out the scene before the first event, so that a press at time 0 hits it.
    let previous = list ?? (schedule.beginsWithInitialFrame ? nil : host.frame(at: time))
    if !events.isEmpty { host.handle(events) }
    host.advance(to: time)
    let isWanted = always || host.nextFrame(after: time) != nil
    let next = isWanted ? host.frame(at: time) : previous ?? host.frame(at: time)
    let isNew = list != next
    list = next
    meter?.recordFrame(of: views, at: time, events)
    onFrame(views, isNew)
    return isNew
  }

  /// Runs frames until all animations have settled, at most 10 seconds beyond the trace's end.
  ///
  /// Calls `body` for each with its number, from 0, and whether its display list changed.
  func play(_ body: (_ frame: Int, _ isNew: Bool) throws -> Void) rethrows {
    var number = 0
    repeat {
      let isNew = advance()
      try body(number, isNew)
      number += 1
    } while !isOver
  }

  /// Measures the motion from the next frame on, which must be the first.
  func startMeasuring() {
    meter = MotionMeter(trace, views)
  }

  func report() -> MotionReport {
    meter?.report ?? MotionReport(header: trace.header, duration: trace.end, releases: [])
  }

  func finish() {}

  /// Renders the last frame.
  func draw() throws(ProgramError) -> Picture {
    guard let list else { return picture }
    let scale = views.scale
    if followsResizes { try fitPicture(to: views.size, scale: scale) }
    let (width, height, bytesPerRow) = (picture.width, picture.height, picture.bytesPerRow)
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      renderer.draw(
        list, scale: Double(scale),
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
    }
    return picture
  }

  /// Resizes the picture to the stage; to 0 x 0 while the stage has no area.
  private func fitPicture(to size: CGSize, scale: CGFloat) throws(ProgramError) {
    var (width, height) = (0, 0)
    if size.width > 0, size.height > 0 {
      let geometry = try StageGeometry(size: size, scale: scale)
      (width, height) = (geometry.pixelWidth, geometry.pixelHeight)
    }
    if width != picture.width || height != picture.height {
      picture = Picture(width: width, height: height)
    }
  }
}
