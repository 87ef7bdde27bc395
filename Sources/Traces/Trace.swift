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

  package init(header: TraceHeader, events: [InputEvent] = []) {
    self.header = header
    self.events = events
  }

  /// When the last event happens, in seconds; 0 where there is none.
  package var duration: Double { events.last?.time ?? 0 }
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

  /// The version of the format that is written, and the newest that is read.
  package static let version = 1
  /// What the header's `format` says.
  package static let format = "snapback-trace"
}
