// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A sprite laid over a shape: it fills a rectangle, and its border goes on outside.
package struct ImagePaint: Equatable, Sendable {
  package var sprite: Sprite
  /// In the shape's local points; an empty one draws nothing.
  package var rect: CGRect
  /// The colour that takes the place of the sprite's own, as in template images.
  package var tint: ResolvedColor?

  package init(_ sprite: Sprite, in rect: CGRect, tint: ResolvedColor? = nil) {
    self.sprite = sprite
    self.rect = rect
    self.tint = tint
  }
}

extension ImagePaint: CustomStringConvertible {
  /// `image doge in 0 0 160 120 tint #ff0000`.
  package var description: String {
    let place = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    let text = "image \(sprite.name) in " + place.map { number($0) }.joined(separator: " ")
    return tint.map { text + " tint \($0)" } ?? text
  }
}
