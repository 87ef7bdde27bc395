// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
@_spi(ViewTree) import ViewCore

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
    playback = EventPlayback(events, recordedIn: size)
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

  /// Delivers the events that are due.
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
