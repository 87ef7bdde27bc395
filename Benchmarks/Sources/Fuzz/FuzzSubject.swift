// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Text

/// A view to test with random events.
struct FuzzSubject {
  let name: String
  /// Makes a new view hierarchy.
  let makeHost: () -> ViewHost
  /// A fault that the view itself has found since the last new hierarchy; nil if there is none.
  var reportedFault: () -> String? = { nil }
  /// Whether the view's own code may animate forever, and divide by the size of its window.
  var isOfFile = false

  static let size = CGSize(width: 390, height: 844)
  /// With caches of images and texts that are soon full, so that filling them does not count as growing
  /// memory.
  static let resources = Resources.standard(
    assets: [], imageCacheLimit: 8 << 20, text: PangoTextEngine(capacity: 10_000))

  /// All scenes of the gallery, the gallery, and a view with all kinds of gestures.
  static var builtIn: [FuzzSubject] {
    let scenes = (SceneCatalog.scenes + [SceneCatalog.gallery]).map { scene in
      FuzzSubject(name: scene.id) {
        scene.makeHost(size: Self.size, scale: 1, resources: resources)
      }
    }
    return scenes + [allGestures]
  }

  private static var allGestures: FuzzSubject {
    var log = FuzzScene.CallbackLog()
    return FuzzSubject(name: "gestures") {
      log = FuzzScene.CallbackLog()
      return ViewHost(FuzzScene(log), size: Self.size, resources: resources)
    } reportedFault: {
      log.fault ?? log.active.min().map { "the callback of the end of \($0) is missing" }
    }
  }
}
