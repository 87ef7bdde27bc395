// Part of Snapback, under the MIT licence; see LICENSE.

/// The effect with which a layer is composited. Lengths are in the layer's local points.
package enum LayerEffect: Equatable, Sendable {
  /// Multiplies the opacity. 1 or more has no effect; 0, negative values and NaN draw nothing.
  case opacity(Float)
  /// Clips the layer to a shape.
  case clip(RoundedRect)
  /// Clips the layer to an outline.
  case clipPath(Outline, FillRule)
  /// Draws the layer's alpha, blurred, colored and offset, below the layer.
  ///
  /// The radius is the standard deviation of the Gaussian, as in SwiftUI; 0 or less does not blur.
  case shadow(ResolvedColor, radius: Float, x: Float, y: Float)
  /// Blurs the whole layer. The radius is the standard deviation of the Gaussian.
  case blur(radius: Float)
  /// Masks the layer by its first item, a shape or a layer: the other items are multiplied by its
  /// alpha, and it is not drawn itself.
  case mask
  case blend(LayerBlendMode)
  case filter(ColorFilter)
  /// Draws the layer under a perspective projection, which maps its local points to local points.
  case projection(Projection)
}

extension LayerEffect: CustomStringConvertible {
  package var description: String {
    switch self {
    case .opacity(let value): "opacity \(number(value))"
    case .clip(let shape): "clip \(shape)"
    case .clipPath(let outline, let rule): "clip path \(outline)\(rule.suffix)"
    case .shadow(let color, let radius, let x, let y):
      "shadow \(color) radius \(number(radius)) offset \(number(x)) \(number(y))"
    case .blur(let radius): "blur \(number(radius))"
    case .mask: "mask"
    case .blend(let mode): "blend \(mode.rawValue)"
    case .projection(let projection): "projection \(projection)"
    case .filter(let filter): "filter \(filter)"
    }
  }
}
