// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The scene and the stage that a trace was recorded with.
package struct TraceHeader: Equatable, Sendable {
  /// The scene's id in the catalogue.
  package var scene: String
  /// The stage's size in points; both above 0.
  package var size: CGSize
  /// The number of pixels per point; above 0.
  package var scale: CGFloat

  package init(scene: String, size: CGSize, scale: CGFloat = 1) {
    self.scene = scene
    self.size = size
    self.scale = scale
  }

  /// The newest version of the format that can be read. It is written only for traces with frames.
  package static let version = 2
  /// The value of the header's `format` field.
  package static let format = "snapback-trace"
}
