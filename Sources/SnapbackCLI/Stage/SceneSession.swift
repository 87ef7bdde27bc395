// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
package import Gestures
package import SDLBackend

/// A scene in a window, on a clock of its own: it starts at 0 with the first frame and may run slow.
///
/// Events follow that clock as frames do, so a hand is seen to move as fast as what it throws. They can
/// be recorded as they come, with the very times that the scene is told.
package final class SceneSession: WindowContent {
  private let content: any WindowContent
  private let recorder: TraceRecorder?
  private let speed: Double
  /// Nil until the first frame.
  private var clock: SceneClock?
  /// What happened before the first frame.
  private var early: [InputEvent] = []

  package init(_ content: any WindowContent, speed: Double = 1, recorder: TraceRecorder? = nil) {
    self.content = content
    self.speed = speed
    self.recorder = recorder
  }

  package func handle(_ events: [InputEvent]) {
    guard let clock else {
      early += events
      return
    }
    deliver(events.map { $0.timed { clock.time(at: $0) } })
  }

  package func frame(at time: Double) -> DisplayList {
    let clock = clock ?? begin(at: time)
    let now = clock.time(at: time)
    recorder?.add(frameAt: now)
    return content.frame(at: now)
  }

  package func nextFrame(after time: Double) -> Double? {
    guard let clock else { return time }
    let now = clock.time(at: time)
    return content.nextFrame(after: now).map { $0 > now ? clock.windowTime(of: $0) : time }
  }

  package var textInputArea: CGRect? { content.textInputArea }

  /// The scene stands in its place, at its size, before anything happens to it; so it does in a replay.
  private func begin(at time: Double) -> SceneClock {
    let clock = SceneClock(startingAt: time, speed: speed)
    self.clock = clock
    let events = early.map { $0.timed { _ in 0 } }
    early = []
    let sizes = events.filter(\.isResize)
    if !sizes.isEmpty { content.handle(sizes) }
    recorder?.begin(sizes.last)
    recorder?.add(frameAt: 0)
    _ = content.frame(at: 0)
    deliver(events.filter { !$0.isResize })
    return clock
  }

  private func deliver(_ events: [InputEvent]) {
    guard !events.isEmpty else { return }
    recorder?.add(events)
    content.handle(events)
  }
}
