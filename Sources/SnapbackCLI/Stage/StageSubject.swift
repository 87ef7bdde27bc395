// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import Snapback

/// The content of a headless stage: a gallery scene, or a Swift file that this process has loaded.
struct StageSubject {
  private let make: (CGSize, CGFloat) -> ViewHost?

  init(_ scene: SceneInfo) {
    make = { scene.makeHost(size: $0, scale: $1, resources: .standard) }
  }

  /// Shows a file's first item, with additional folders of assets.
  init(_ loaded: LoadedGeneration, assets: [String]) {
    let resources = Resources.standard(assets: assets)
    make = { loaded.makeHost(showing: loaded.items[0], size: $0, scale: $1, resources: resources) }
  }

  /// Creates the view host for a size in points; throws `cannotPreview` for an app without a window.
  func makeHost(size: CGSize, scale: CGFloat) throws(ProgramError) -> ViewHost {
    guard let host = make(size, scale) else { throw .cannotPreview("the app has no window") }
    return host
  }
}
