// Part of Snapback, under the MIT licence; see LICENSE.

/// The color, gradient, image or material that fills a shape.
package enum Paint: Equatable, Sendable {
  case color(ResolvedColor)
  indirect case gradient(ColorGradient)
  indirect case image(SpritePaint)
  indirect case material(MaterialPaint)
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    case .image(let image): image.description
    case .material(let material): material.description
    }
  }
}

extension Paint {
  /// The paint's opacity if it is the same everywhere; nil otherwise, and for images.
  package var uniformOpacity: Float? {
    switch self {
    case .color(let color): color.opacity
    case .gradient(let gradient):
      gradient.stops.first.flatMap { first in
        gradient.stops.allSatisfy { $0.color.opacity == first.color.opacity }
          ? first.color.opacity : nil
      }
    case .image: nil
    // The backdrop is opaque, and so is its blur.
    case .material(let material): material.opacity
    }
  }
}
