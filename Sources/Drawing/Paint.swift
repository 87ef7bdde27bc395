// Part of Snapback, under the MIT licence; see LICENSE.

/// What a shape is filled with.
package enum Paint: Equatable, Sendable {
  case color(ResolvedColor)
  indirect case gradient(ColorGradient)
  indirect case image(ImagePaint)
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .gradient(let gradient): gradient.description
    case .image(let image): image.description
    }
  }
}

extension Paint {
  /// The opacity that the paint has everywhere; nil where that depends on the place.
  package var uniformOpacity: Float? {
    switch self {
    case .color(let color): color.opacity
    case .gradient(let gradient):
      gradient.stops.first.flatMap { first in
        gradient.stops.allSatisfy { $0.color.opacity == first.color.opacity }
          ? first.color.opacity : nil
      }
    case .image: nil
    }
  }
}
