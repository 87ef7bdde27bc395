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
