// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The gallery state saved between launches: the window size and the scene.
nonisolated package struct GalleryState: Codable, Equatable, Sendable {
  /// In points; nil for the default size.
  package var width: Double?
  package var height: Double?
  /// The scene's id; nil for the first scene.
  package var scene: String?

  package init(width: Double? = nil, height: Double? = nil, scene: String? = nil) {
    self.width = width
    self.height = height
    self.scene = scene
  }

  /// The saved size; nil if it is missing or implausible (below 200 points, or too large for a screen).
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
