// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
@_spi(ViewTree) import ViewCore

/// The events of a recording that a stage delivers by itself, at their times on its clock.
struct StagePlayback {
  /// The size in points of the stage on which they were recorded.
  let size: CGSize
  private let events: [InputEvent]
  private var next = 0

  init(_ events: [InputEvent], recordedIn size: CGSize) {
    // The size of the stage is that of the window.
    self.events = events.filter { if case .resize = $0 { false } else { true } }
    self.size = size
  }

  /// The time of the next event; nil at the end.
  var nextTime: Double? { events.indices.contains(next) ? events[next].time : nil }

  /// The next event if its time has come, at the same place relative to a stage's size.
  mutating func take(until time: Double, in stage: CGSize) -> InputEvent? {
    guard let due = nextTime, due <= time else { return nil }
    defer { next += 1 }
    guard size.width > 0, size.height > 0 else { return events[next] }
    return events[next].mapLocation {
      CGPoint(x: $0.x / size.width * stage.width, y: $0.y / size.height * stage.height)
    }
  }
}

extension StageSession {
  /// Whether the events of a recording are being delivered.
  package var isPlaying: Bool { playback != nil }

  /// Delivers the events of a recording at their times on the stage's clock, which `reset` sets to 0.
  /// Input that starts an interaction ends it; other input is ignored meanwhile.
  ///
  /// - Parameters:
  ///   - size: The size in points of the recorded stage. Locations are scaled to that of this one.
  ///   - end: The time until which the stage runs.
  package func play(_ events: [InputEvent], recordedIn size: CGSize, until end: Double) {
    playback = StagePlayback(events, recordedIn: size)
    playbackEnd = end
    needsFrame = true
  }

  /// Ends the delivery of a recording, and cancels its gestures.
  package func stopPlaying() {
    guard isPlaying else { return }
    playback = nil
    onPlaybackEnd(false)
    guard host != nil, !isScrubbed else { return }
    perform(.event(.interruption(time: time, .captureLost)))
    needsFrame = true
  }

  /// Delivers the events whose time has come.
  func deliverPlayback(until time: Double) {
    guard let size = host?.size else { return }
    while let event = playback?.take(until: time, in: size) {
      onEvent(event.mapTime { clock.outsideTime(of: $0) ?? now })
      perform(.event(event))
      needsFrame = true
    }
    if playback != nil, playback?.nextTime == nil, time >= playbackEnd {
      playback = nil
      onPlaybackEnd(true)
    }
  }
}
