// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// What the gallery remembers from one time to the next: the window's size, and the scene.
nonisolated package struct GalleryMemory: Codable, Equatable, Sendable {
  /// In points; nil for the size that it has by itself.
  package var width: Double?
  package var height: Double?
  /// A scene's id; nil for the first one.
  package var scene: String?

  package init(width: Double? = nil, height: Double? = nil, scene: String? = nil) {
    self.width = width
    self.height = height
    self.scene = scene
  }

  /// The size, if it is one that a person could have made, and find again.
  package var size: CGSize? {
    get {
      let sides = 200.0...Double(StageGeometry.largestSide) / 2
      guard let width, let height, sides.contains(width), sides.contains(height) else { return nil }
      return CGSize(width: width, height: height)
    }
    set {
      (width, height) = (newValue.map { Double($0.width) }, newValue.map { Double($0.height) })
    }
  }
}
