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

/// A scene without a window: the same pipeline, on a clock that only counts frames.
///
/// Frames are those of the trace's schedule: what was recorded is played frame by frame as it was, else frame
/// `n` is at `n / 60` seconds; at another speed the scene's time is as many times that. So the same trace gives
/// the same pixels, always.
final class HeadlessStage {
  private let host: ViewHost
  private let renderer = Renderer()
  private var schedule: FrameSchedule
  private var list: DisplayList?
  /// What the frames so far led to, once drawn.
  private var picture: Picture
  /// Whether the picture takes the size of every resize in the trace, or keeps its first.
  private let followsResizes: Bool
  private(set) var time = 0.0
  /// When the last of the trace happens.
  let duration: Double
  /// What was handed over before the last frame.
  private(set) var handed: [InputEvent] = []
  /// Told of every frame once it has run, and whether it shows anything new.
  var whenRun: (ViewHost, Bool) -> Void = { _, _ in }

  init(
    _ subject: StageSubject, trace: Trace, geometry: StageGeometry,
    wishes: DesktopWishes = DesktopWishes(),
    speed: Double = 1, rate: Int = FrameSchedule.framesPerSecond, asRecorded: Bool = true,
    followsResizes: Bool = true, showsTouches: Bool = false
  ) throws(ProgramError) {
    let scene = try subject.makeHost(size: geometry.size, scale: geometry.scale)
    host = showsTouches ? TouchedStage.host(around: scene, resources: .standard) : scene
    host.grant(wishes)
    schedule = FrameSchedule(trace, speed: speed, rate: rate, asRecorded: asRecorded)
    picture = Picture(width: geometry.pixelWidth, height: geometry.pixelHeight)
    self.followsResizes = followsResizes
    duration = trace.end
  }

  /// The scene itself.
  var views: ViewHost { host }

  /// Whether all has been played and nothing moves any more.
  var isAtRest: Bool { schedule.isOver && host.nextFrame(after: time) == nil }

  /// Runs the schedule's next frame; says whether it shows anything new.
  func advance() -> Bool {
    let (time, isRecorded) = (schedule.nextTime, schedule.isRecorded)
    return run(at: time, Array(schedule.advance()), always: isRecorded)
  }

  /// Runs all frames of the schedule before a time, and one at the time itself.
  func advance(through end: Double) {
    while schedule.nextTime < end { _ = advance() }
    if schedule.nextTime == end {
      _ = advance()
    } else {
      _ = run(at: end, Array(schedule.events(until: end)))
    }
  }

  /// Runs a frame at a time which is not before the last one's.
  private func run(at time: Double, _ events: [InputEvent], always: Bool = false) -> Bool {
    self.time = time
    handed = events
    // The scene stands before anything happens to it: a hand that presses at 0 finds it in place.
    let before = list ?? (schedule.beginsStanding ? nil : host.frame(at: time))
    if !events.isEmpty { host.handle(events) }
    let isWanted = always || host.nextFrame(after: time) != nil
    let next = isWanted ? host.frame(at: time) : before ?? host.frame(at: time)
    let isNew = list != next
    list = next
    whenRun(host, isNew)
    return isNew
  }

  /// Runs the schedule's frames from the first until all is at rest, and tells of each its number and
  /// whether it shows anything new. What never comes to rest is played for 10 seconds after the trace.
  func play(_ body: (_ frame: Int, _ isNew: Bool) throws -> Void) rethrows {
    let end = duration + 10
    var number = 0
    repeat {
      let isNew = advance()
      try body(number, isNew)
      number += 1
    } while !isAtRest && schedule.nextTime <= end
  }

  /// The pixels of the last frame.
  func draw() throws(ProgramError) -> Picture {
    guard let list else { return picture }
    let scale = host.scale
    if followsResizes { try fitPicture(to: host.size, scale: scale) }
    let (width, height, bytesPerRow) = (picture.width, picture.height, picture.bytesPerRow)
    picture.withUnsafeMutablePixels { pixels in
      guard let base = pixels.baseAddress else { return }
      renderer.draw(
        list, scale: Double(scale),
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow))
    }
    return picture
  }

  /// Gives the picture the stage's pixels: none, while the stage has no size.
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
