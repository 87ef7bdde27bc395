// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Motion

/// A complete list of drawing commands, back to front.
///
/// Coordinates are points, y down. Each item refers to a transform by its index in `transforms`,
/// which maps the item's local points to the list's points. The rasterizer converts these to
/// pixels.
package struct DisplayList: Equatable, Sendable {
  /// The size of the drawn area in points.
  package var size: CGSize
  /// The opaque color below all items.
  package var background: ResolvedColor
  /// The transforms of the items; the first is the identity.
  package var transforms: [CGAffineTransform] = [.identity]
  package var items: [DisplayItem] = []

  package init(size: CGSize, background: ResolvedColor) {
    self.size = size
    self.background = background
  }
}

/// The index of a transform in `DisplayList.transforms`; 0 is the identity.
package typealias TransformIndex = UInt32
