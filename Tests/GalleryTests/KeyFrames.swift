// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting

/// Display lists of a scene's tour at three times, and the gestures of the whole tour, as text.
///
/// The times follow from the tour:
/// - `start`: the first frame;
/// - `mid-gesture`: the middle of the longest touch;
/// - `settled`: the first frame after the last event that needs no further one, at most 10 seconds
///   later.
@MainActor
enum KeyFrames {
  /// Sections that begin with a line `== title, time`, or `== gestures`.
  static func text(of scene: SceneInfo, size: CGSize) -> String {
    let resources = Resources(text: PlainTextEngine(), assets: SceneAssets())
    let host = scene.makeHost(size: size, scale: 1, resources: resources)
    let events = scene.tour(size: size)
    let middle = events.longestTouch.middle
    let limit = (events.last?.time ?? 0) + 10
    var remaining = events[...]
    var frames: [(title: String, time: Double, list: DisplayList)] = []
    for number in 0... {
      let time = Double(number) / 60
      let due = remaining.prefix { $0.time <= time }
      remaining = remaining.dropFirst(due.count)
      if !due.isEmpty { host.handle(Array(due)) }
      let list = host.frame(at: time)
      if number == 0 { frames.append(("start", time, list)) }
      if frames.count == 1, time >= middle { frames.append(("mid-gesture", time, list)) }
      let isSettled = host.nextFrame(after: time) == nil || time > limit
      if remaining.isEmpty, isSettled {
        frames.append(("settled", time, list))
        break
      }
    }
    let sections = frames.map { frame in
      "== \(frame.title), \(String(format: "%.3f", frame.time)) s\n\(frame.list)\n"
    }
    let gestures = host.gestureLog.map { "\($0)\n" }
    return sections.joined() + "== gestures\n" + gestures.joined()
  }
}

extension [InputEvent] {
  /// The middle and the end of the longest touch, in seconds; zero without a touch.
  var longestTouch: (middle: Double, end: Double) {
    var (down, best) = (0.0, (start: 0.0, end: 0.0))
    for case .pointer(let sample) in self {
      if sample.phase == .down { down = sample.time }
      if sample.phase == .up, sample.time - down > best.end - best.start {
        best = (down, sample.time)
      }
    }
    return ((best.start + best.end) / 2, best.end)
  }
}
