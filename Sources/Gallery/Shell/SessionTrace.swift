// Part of Snapback, under the MIT licence; see LICENSE.

package import Interface
import Snapback
package import Traces

/// What happened on a stage, as the text of a trace.
nonisolated package enum SessionTrace {
  /// Events and frames as they were. What a trace cannot hold is said to people in lines of their own: how the
  /// stage looked, and where its springs were not the scene's own.
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
      case .look(let isDark, let reducesMotion):
        text +=
          "// From here on as with --appearance \(isDark ? "dark" : "light") "
          + (reducesMotion ? "--reduce-motion.\n" : "--no-reduce-motion.\n")
      case .spring(let isOwn):
        text +=
          isOwn
          ? "// From here on by the scene's own springs.\n"
          : "// From here on by a spring of the gallery's, which a replay does without.\n"
      }
    }
    return text
  }
}
