// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A sprite as a paint: it fills a rectangle, and its edge pixels extend beyond it.
package struct SpritePaint: Equatable, Sendable {
  package var sprite: Sprite
  /// The sprite's rectangle, in the shape's local points. An empty one draws nothing.
  package var rect: CGRect
  /// A color that replaces the sprite's own, as in template images; nil for none.
  package var tint: ResolvedColor?

  package init(_ sprite: Sprite, in rect: CGRect, tint: ResolvedColor? = nil) {
    self.sprite = sprite
    self.rect = rect
    self.tint = tint
  }
}

extension SpritePaint: CustomStringConvertible {
  /// `image doge in 0 0 160 120 tint #ff0000`.
  package var description: String {
    let components = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    let text = "image \(sprite.name) in " + components.map { number($0) }.joined(separator: " ")
    return tint.map { text + " tint \($0)" } ?? text
  }
}
