// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures

/// What happened to one scene, from its first frame on: enough to play it again.
///
/// Its text form is JSON Lines, described in `docs/traces.md`. Reading and writing lose nothing:
/// what was written is read back equal, to the last bit of every number.
package struct Trace: Equatable, Sendable {
  package var header: TraceHeader
  /// In the order in which they happened; times are seconds since the scene's first frame, from 0,
  /// and never go back.
  package var events: [InputEvent]
  /// The frames that were drawn while it was recorded, in order; none where it was not recorded.
  package var frames: [TraceFrame]

  package init(header: TraceHeader, events: [InputEvent] = [], frames: [TraceFrame] = []) {
    self.header = header
    self.events = events
    self.frames = frames
  }

  /// When the last event happens, in seconds; 0 where there is none.
  package var duration: Double { events.last?.time ?? 0 }

  /// When the last of all happens, be it an event or a frame; 0 where there is nothing.
  package var end: Double { max(duration, frames.last?.time ?? 0) }
}

/// A frame that was drawn while a trace was recorded.
package struct TraceFrame: Equatable, Sendable {
  /// The scene's time, in seconds; never less than that of the frame before.
  package var time: Double
  /// How many of the trace's events had been handed over by then.
  package var eventCount: Int

  package init(time: Double, eventCount: Int) {
    self.time = time
    self.eventCount = eventCount
  }
}

/// What a trace was recorded on.
package struct TraceHeader: Equatable, Sendable {
  /// The scene's id in the catalogue.
  package var scene: String
  /// The stage's size in points; both above 0.
  package var size: CGSize
  /// How many pixels made a point; above 0.
  package var scale: CGFloat

  package init(scene: String, size: CGSize, scale: CGFloat = 1) {
    self.scene = scene
    self.size = size
    self.scale = scale
  }

  /// The newest version of the format that is read; it is written only where there are frames.
  package static let version = 2
  /// What the header's `format` says.
  package static let format = "snapback-trace"
}
