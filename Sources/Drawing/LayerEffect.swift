// Part of Snapback, under the MIT licence; see LICENSE.

/// What happens to a layer as a whole when it is composited. Lengths are in the layer's local
/// points.
package enum LayerEffect: Equatable, Sendable {
  /// 1 or more leaves the layer as it is; 0, less and NaN draw nothing.
  case opacity(Float)
  /// Only what lies within the shape is seen.
  case clip(RoundedRect)
  /// Only what lies within the outline is seen.
  case clipPath(Outline, FillRule)
  /// The layer's own shape, blurred, tinted and moved, lies under the layer.
  ///
  /// The radius is the Gaussian's standard deviation, as SwiftUI's is; 0 or less does not blur.
  case shadow(ResolvedColor, radius: Float, x: Float, y: Float)
  /// All of the layer is blurred; the radius is the Gaussian's standard deviation.
  case blur(radius: Float)
  /// The layer's first item, a shape or a layer, is not drawn itself: its alpha lets the others
  /// through.
  case mask
  case blend(BlendMode)
  case filter(ColorFilter)
  /// The layer is seen through a projection, which maps its local points to local points.
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
