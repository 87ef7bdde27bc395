// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Traces
import Words

/// Finds scenes by the names that users and traces give them.
nonisolated enum SceneChoice {
  static func named(_ name: String) throws(ProgramError) -> SceneInfo {
    guard let scene = Catalogue.scene(name) else {
      throw .unknownScene(name, nearest: nearest(name))
    }
    return scene
  }

  /// The scene on which a trace was recorded.
  static func of(_ trace: Trace, path: String) throws(ProgramError) -> SceneInfo {
    let name = trace.header.scene
    guard let scene = Catalogue.scene(name) else {
      throw .traceOfUnknownScene(path: path, scene: name, nearest: nearest(name))
    }
    return scene
  }

  private static func nearest(_ name: String) -> String? {
    NearestName.of(name, among: Catalogue.scenes.map(\.id))
  }
}

nonisolated extension SceneInfo {
  /// A trace on a stage, of what a hand does to show the scene off.
  func tourTrace(_ geometry: StageGeometry) -> Trace {
    var trace = emptyTrace(geometry)
    trace.events = tour(size: geometry.size)
    return trace
  }

  /// A trace on a stage of nothing at all.
  func emptyTrace(_ geometry: StageGeometry) -> Trace {
    Trace(header: TraceHeader(scene: id, size: geometry.size, scale: geometry.scale))
  }
}
