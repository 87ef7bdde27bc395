// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// An image that the mouse pointer has over a view. Only the same object is equal to it.
package final class PointerImage: Hashable, Sendable {
  /// The display list of the image, which this module does not know.
  package let list: any Sendable
  /// The size in points.
  package let size: CGSize
  /// The position of the pointing pixel, in points from the top left.
  package let hotSpot: CGPoint

  package init(list: any Sendable, size: CGSize, hotSpot: CGPoint) {
    (self.list, self.size, self.hotSpot) = (list, size, hotSpot)
  }

  package static func == (a: PointerImage, b: PointerImage) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
