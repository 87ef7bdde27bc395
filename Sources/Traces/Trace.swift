// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// The recorded input of one scene, from its first frame on, sufficient to replay it.
///
/// Its text form is JSON Lines, described in `docs/traces.md`. Writing and reading are lossless, to
/// the last bit of every number.
package struct Trace: Equatable, Sendable {
  package var header: TraceHeader
  /// In order; times are seconds since the scene's first frame, from 0, and never decrease.
  package var events: [InputEvent]
  /// The frames that were drawn during the recording, in order; empty if it was not recorded.
  package var frames: [TraceFrame]

  package init(header: TraceHeader, events: [InputEvent] = [], frames: [TraceFrame] = []) {
    self.header = header
    self.events = events
    self.frames = frames
  }

  /// The time of the last event in seconds; 0 without events.
  package var duration: Double { events.last?.time ?? 0 }

  /// The time of the last event or frame in seconds; 0 without either.
  package var end: Double { max(duration, frames.last?.time ?? 0) }
}
