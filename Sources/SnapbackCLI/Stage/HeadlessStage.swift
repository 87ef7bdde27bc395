// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Pictures
import Raster
import SDLBackend
import Traces

/// A scene without a window: the same pipeline, on a clock that only counts frames.
///
/// Frame `n` is at `n / 60` seconds; at another speed the scene's time is as many times that. An event is handed over in the first frame whose time is not before
/// its own, so the same trace gives the same pixels, always.
final class HeadlessStage {
  static let framesPerSecond = 60

  private let host: ViewHost
  private let renderer = Renderer()
  private var cursor: TraceCursor
  private var list: DisplayList?
  /// What the frames so far led to, once drawn.
  private var picture: Picture
  /// Whether the picture takes the size of every resize in the trace, or keeps its first.
  private let followsResizes: Bool
  private(set) var time = 0.0
  /// When the last event happens.
  let duration: Double
  /// Seconds of the scene to a second of the clock that counts frames.
  private let speed: Double

  init(
    _ subject: StageSubject, trace: Trace, geometry: StageGeometry,
    wishes: DesktopWishes = DesktopWishes(),
    speed: Double = 1, followsResizes: Bool = true
  ) throws(ProgramError) {
    host = try subject.makeHost(size: geometry.size, scale: geometry.scale)
    host.grant(wishes)
    cursor = TraceCursor(trace)
    picture = Picture(width: geometry.pixelWidth, height: geometry.pixelHeight)
    self.followsResizes = followsResizes
    duration = trace.duration
    self.speed = speed
  }

  /// The time of a frame of the clock, in seconds.
  static func time(ofFrame number: Int) -> Double { Double(number) / Double(framesPerSecond) }

  /// Whether all events have happened and nothing moves any more.
  var isAtRest: Bool { cursor.nextTime == nil && host.nextFrame(after: time) == nil }

  /// Runs the frame at a time, which is not before the last one's; says whether it shows anything new.
  func advance(to time: Double) -> Bool {
    self.time = time
    // The scene stands before anything happens to it: a hand that presses at 0 finds it in place.
    let before = list ?? host.frame(at: time)
    let events = cursor.events(until: time)
    if !events.isEmpty { host.handle(Array(events)) }
    let next = host.nextFrame(after: time) == nil ? before : host.frame(at: time)
    defer { list = next }
    return list != next
  }

  /// Runs all frames of the clock before a time, and one at the time itself.
  func advance(through end: Double) {
    var number = Int((time * Double(Self.framesPerSecond)).rounded(.up))
    while Self.time(ofFrame: number) < end {
      _ = advance(to: Self.time(ofFrame: number))
      number += 1
    }
    _ = advance(to: end)
  }

  /// Runs the clock's frames from the first until all is at rest, and tells of each its number and
  /// whether it shows anything new. What never comes to rest is played for 10 seconds after the last event.
  func play(_ body: (_ frame: Int, _ isNew: Bool) throws -> Void) rethrows {
    let end = duration + 10
    var number = 0
    repeat {
      let isNew = advance(to: Self.time(ofFrame: number) * speed)
      try body(number, isNew)
      number += 1
    } while !isAtRest && Self.time(ofFrame: number) * speed <= end
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
