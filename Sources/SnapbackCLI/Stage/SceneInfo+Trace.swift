// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Traces

nonisolated extension SceneInfo {
  /// Returns the scene's demonstration input as a trace.
  func tourTrace(_ geometry: StageGeometry) -> Trace {
    var trace = emptyTrace(geometry)
    trace.events = tour(size: geometry.size)
    return trace
  }

  /// Returns a trace without events.
  func emptyTrace(_ geometry: StageGeometry) -> Trace {
    Trace(header: TraceHeader(scene: id, size: geometry.size, scale: geometry.scale))
  }
}
