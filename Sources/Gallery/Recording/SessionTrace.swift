// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
package import Interface
import Snapback
package import Traces

/// Writes a recorded session as the text of a trace.
nonisolated package enum SessionTrace {
  /// The events and frames of a session. The appearance, spring overrides and drops of other programs,
  /// which a trace cannot express, become comments.
  package static func text(
    _ record: SessionRecord, scene: String
  ) throws(TraceError) -> String {
    var writer = try TraceWriter(
      TraceHeader(scene: scene, size: record.size, scale: record.scale), withFrames: true)
    var text = writer.header
    for entry in record.entries {
      switch entry {
      case .event(let event): text += try writer.text(event)
      case .frame(let time): text += try writer.text(frameAt: time)
      case .appearance(let isDark, let reducesMotion):
        text +=
          "// From here on: --appearance \(isDark ? "dark" : "light") "
          + (reducesMotion ? "--reduce-motion\n" : "--no-reduce-motion\n")
      case .drop(let items, let location):
        let files = items.count { if case .file = $0 { true } else { false } }
        text +=
          "// Another program drops \(files == 0 ? "a text" : "files (\(files))") at "
          + "[\(location.x),\(location.y)], which a replay does not repeat\n"
      case .spring(let usesSceneSprings):
        text +=
          usesSceneSprings
          ? "// From here on: the scene's own springs\n"
          : "// From here on: a spring tuned in the gallery, which a replay does not apply\n"
      }
    }
    return text
  }
}
