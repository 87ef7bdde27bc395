// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Motion

/// What to draw, back to front, complete: drawing needs nothing else.
///
/// Coordinates are points, y down. Each item names a transform by its index in `transforms`; that
/// transform maps the item's local points to the list's points. Pixels are the rasteriser's
/// business.
package struct DisplayList: Equatable, Sendable {
  /// The size of the picture in points.
  package var size: CGSize
  /// What lies under everything; opaque.
  package var background: ResolvedColor
  package var transforms: [CGAffineTransform] = [.identity]
  package var items: [DisplayItem] = []

  package init(size: CGSize, background: ResolvedColor) {
    self.size = size
    self.background = background
  }
}

/// The index of a transform in `DisplayList.transforms`; 0 is the identity.
package typealias TransformIndex = UInt32
