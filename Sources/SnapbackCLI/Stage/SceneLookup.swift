// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Spelling
import Traces

/// Looks up scenes by id.
nonisolated enum SceneLookup {
  /// Throws `unknownScene` with the nearest id.
  static func scene(named name: String) throws(ProgramError) -> SceneInfo {
    guard let scene = SceneCatalog.scene(name) else {
      throw .unknownScene(name, nearest: nearest(name))
    }
    return scene
  }

  /// Returns the scene on which a trace was recorded; throws `traceOfUnknownScene`.
  static func scene(of trace: Trace, path: String) throws(ProgramError) -> SceneInfo {
    let name = trace.header.scene
    guard let scene = SceneCatalog.scene(name) else {
      throw .traceOfUnknownScene(path: path, scene: name, nearest: nearest(name))
    }
    return scene
  }

  private static func nearest(_ name: String) -> String? {
    NearestName.of(name, among: SceneCatalog.scenes.map(\.id))
  }
}
