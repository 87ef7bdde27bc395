// Part of Snapback, under the MIT licence; see LICENSE.

/// A paint that shows the backdrop of the painted shape: blurred, with more or less saturation, under
/// a translucent tint.
///
/// The backdrop is formed by the items before the painted one, including those in the layers around it.
/// In a layer with perspective there is no backdrop: only the tint is drawn. A layer that is clipped to a
/// rectangle and begins with an opaque fill of it is a screen: the backdrop ends at its edges, and colors
/// beyond them are those of the edges.
package struct MaterialPaint: Equatable, Sendable {
  /// The standard deviation of the Gaussian, in points of the list: the item's transform does not
  /// change it. 0, negative values and NaN do not blur.
  package var radius: Float
  /// The factor of the backdrop's saturation: 0 gives grays, 1 the same colors.
  package var saturation: Float
  /// The color over the backdrop, with its opacity.
  package var tint: ResolvedColor
  /// The opacity of the whole paint, from 0 to 1.
  package var opacity: Float

  package init(radius: Float, saturation: Float, tint: ResolvedColor, opacity: Float = 1) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }
}

extension MaterialPaint: CustomStringConvertible {
  package var description: String {
    let text = "material blur \(number(radius)) saturation \(number(saturation)) tint \(tint)"
    return opacity == 1 ? text : text + " opacity \(number(opacity))"
  }
}

extension DisplayItem {
  /// Whether the item is painted with a material.
  @inlinable package var isMaterial: Bool {
    switch self {
    case .fill(_, .material, _), .stroke(_, _, .material, _), .path(_, _, .material, _),
      .mask(_, _, .material, _), .glyphs(_, .material, _):
      true
    default: false
    }
  }

  /// The material with which the item is painted; nil if it has another paint, or none.
  package var material: MaterialPaint? {
    switch self {
    case .fill(_, .material(let material), _), .stroke(_, _, .material(let material), _),
      .path(_, _, .material(let material), _), .mask(_, _, .material(let material), _),
      .glyphs(_, .material(let material), _):
      material
    default: nil
    }
  }
}
