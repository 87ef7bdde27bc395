// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
package import Drawing
package import Foundation
package import Gestures
package import Interface
package import SDLBackend

/// A scene in a window with its own clock, which starts at 0 with the first frame and may run at another speed.
///
/// Event times are converted to the same clock, so pointer velocities match the motion on screen. Events can
/// be recorded with the exact times that the scene receives.
package final class SceneSession: WindowContent, AccessibleContent {
  private let content: any WindowContent
  private let recorder: TraceRecorder?
  private let speed: Double
  /// Nil until the first frame.
  private var clock: SceneClock?
  /// Events received before the first frame.
  private var pendingEvents: [InputEvent] = []

  package init(_ content: any WindowContent, speed: Double = 1, recorder: TraceRecorder? = nil) {
    self.content = content
    self.speed = speed
    self.recorder = recorder
  }

  package func handle(_ events: [InputEvent]) {
    guard let clock else {
      pendingEvents += events
      return
    }
    deliver(events.map { $0.mapTime { clock.time(at: $0) } })
  }

  package func handle(_ drag: ExternalDrag) { content.handle(drag) }

  package func frame(at time: Double) -> DisplayList {
    let clock = clock ?? start(at: time)
    let now = clock.time(at: time)
    recorder?.add(frameAt: now)
    return content.frame(at: now)
  }

  package func nextFrame(after time: Double) -> Double? {
    guard let clock else { return time }
    let now = clock.time(at: time)
    return content.nextFrame(after: now).map { $0 > now ? clock.windowTime(of: $0) : time }
  }

  package var accessibleHosts: [(host: ViewHost, offset: CGPoint)] {
    (content as? any AccessibleContent)?.accessibleHosts ?? []
  }

  package var textInputArea: CGRect? { content.textInputArea }

  package var pointerShape: PointerShape? { content.pointerShape }

  /// Starts the clock and lays out the scene at its size before the first event, as in a replay.
  private func start(at time: Double) -> SceneClock {
    let clock = SceneClock(startingAt: time, speed: speed)
    self.clock = clock
    let events = pendingEvents.map { $0.mapTime { _ in 0 } }
    pendingEvents = []
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
