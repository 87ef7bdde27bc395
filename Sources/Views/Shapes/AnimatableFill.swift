// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// The fill of a shape, in unit coordinates, as an animatable value.
///
/// Colours interpolate in linear light; gradients interpolate stop by stop.
package struct AnimatableFill: Animatable, Equatable {
  package enum Fill: Equatable {
    case color(ResolvedColor)
    case gradient(UnitGradient, [ColorGradient.Stop])
    case material(MaterialPaint)
  }

  var fill: Fill

  init(_ fill: Fill) {
    self.fill = fill
  }

  /// Whether this fill can be animated to another one: both are colours, both are materials, or both
  /// are gradients of the same kind with the same number of stops.
  func canInterpolate(to other: AnimatableFill) -> Bool {
    switch (fill, other.fill) {
    case (.color, .color), (.material, .material): true
    case (.gradient(let a, let stops), .gradient(let b, let others)):
      stops.count == others.count && a.kind == b.kind
    default: false
    }
  }

  /// The paint for a shape in `rect`: gradient geometry in unit coordinates becomes points.
  func paint(in rect: CGRect) -> Paint {
    switch fill {
    case .color(let color): .color(color)
    case .gradient(let geometry, let stops):
      .gradient(ColorGradient(geometry.resolved(in: rect), stops: stops))
    case .material(let material): .material(material)
    }
  }

  var animatableData: FillVector {
    get {
      switch fill {
      case .color(let color): FillVector(first: Self.linearRGBA(color))
      case .gradient(let geometry, let stops):
        FillVector(
          first: geometry.vector,
          rest: stops.flatMap {
            [Self.linearRGBA($0.color), SIMD4(Double($0.location), 0, 0, 0)]
          })
      case .material(let material):
        FillVector(
          first: Self.linearRGBA(material.tint),
          rest: [
            SIMD4(
              Double(material.radius), Double(material.saturation) * Self.animationScale,
              Double(material.opacity) * Self.animationScale, 0)
          ])
      }
    }
    set {
      guard newValue != animatableData else { return }
      switch fill {
      case .color: fill = .color(Self.color(newValue.first))
      case .gradient(let geometry, var stops):
        for index in stops.indices where 2 * index + 1 < newValue.rest.count {
          stops[index] = ColorGradient.Stop(
            Self.color(newValue.rest[2 * index]), at: Float(newValue.rest[2 * index + 1].x))
        }
        fill = .gradient(geometry.replacingVector(newValue.first), stops)
      case .material(var material):
        material.tint = Self.color(newValue.first)
        if let rest = newValue.rest.first {
          material.radius = Float(max(0, rest.x))
          material.saturation = Float(max(0, rest.y / Self.animationScale))
          material.opacity = Float((rest.z / Self.animationScale).clampedToUnit)
        }
        fill = .material(material)
      }
    }
  }

  /// The factor from a colour component to its animatable value, relative to the settling threshold
  /// of springs. SwiftUI scales colours by the same factor.
  private static let animationScale = 128.0

  private static func linearRGBA(_ color: ResolvedColor) -> SIMD4<Double> {
    SIMD4(
      TransferFunction.linear(Double(color.red)), TransferFunction.linear(Double(color.green)),
      TransferFunction.linear(Double(color.blue)), Double(color.opacity)) * animationScale
  }

  private static func color(_ linearRGBA: SIMD4<Double>) -> ResolvedColor {
    func encoded(_ value: Double) -> Float {
      Float(TransferFunction.encoded((value / animationScale).clampedToUnit))
    }
    return ResolvedColor(
      red: encoded(linearRGBA.x), green: encoded(linearRGBA.y), blue: encoded(linearRGBA.z),
      opacity: Float((linearRGBA.w / animationScale).clampedToUnit))
  }
}

extension UnitGradient {
  fileprivate var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .angular: 2
    }
  }

  /// The animatable components. Unit points and angles are scaled like colours; radii are in
  /// points.
  fileprivate var vector: SIMD4<Double> {
    let animationScale = 128.0
    return switch self {
    case .linear(let a, let b): SIMD4(a.x, a.y, b.x, b.y) * animationScale
    case .radial(let center, let start, let end):
      SIMD4(center.x * animationScale, center.y * animationScale, start, end)
    case .angular(let center, let start, let end):
      SIMD4(center.x, center.y, start.radians, end.radians) * animationScale
    }
  }

  /// The same kind of gradient with the components of `vector`: the inverse of `vector`.
  fileprivate func replacingVector(_ vector: SIMD4<Double>) -> UnitGradient {
    let animationScale = 128.0
    let scaled = vector / animationScale
    return switch self {
    case .linear:
      .linear(UnitPoint(x: scaled.x, y: scaled.y), UnitPoint(x: scaled.z, y: scaled.w))
    case .radial: .radial(UnitPoint(x: scaled.x, y: scaled.y), vector.z, vector.w)
    case .angular:
      .angular(
        UnitPoint(x: scaled.x, y: scaled.y), .radians(scaled.z), .radians(scaled.w))
    }
  }
}
