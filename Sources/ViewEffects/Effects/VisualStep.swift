// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// A step of a visual effect, with parameters that can be interpolated.
package struct VisualStep: Equatable {
  enum Kind {
    case offset, scale, rotation, rotation3D, opacity, blur
    case brightness, contrast, saturation, grayscale, hueRotation
  }

  let kind: Kind
  var parameters: [Double]

  /// The transform of the step for a view of a size; nil if it is not an affine transform.
  func transform(in size: CGSize) -> CGAffineTransform? {
    switch kind {
    case .offset: CGAffineTransform(translationX: parameters[0], y: parameters[1])
    case .scale:
      CGAffineTransform(scaleX: parameters[0], y: parameters[1])
        .about(UnitPoint(x: parameters[2], y: parameters[3]), in: size)
    case .rotation:
      CGAffineTransform(rotationAngle: parameters[0])
        .about(UnitPoint(x: parameters[1], y: parameters[2]), in: size)
    case .rotation3D: projection(in: size).affine
    default: nil
    }
  }

  /// The layer effect of the step for a view of a size; nil if it has no effect on the layer.
  func layer(in size: CGSize) -> LayerEffect? {
    let amount = parameters[0]
    guard amount.isFinite else { return nil }
    return switch kind {
    case .offset, .scale, .rotation: nil
    case .rotation3D: .projection(projection(in: size))
    case .opacity: amount >= 1 ? nil : .opacity(Float(max(0, amount)))
    case .blur: amount > 0 ? .blur(radius: Float(amount)) : nil
    case .brightness: amount == 0 ? nil : .filter(.brightness(Float(amount)))
    case .contrast: amount == 1 ? nil : .filter(.contrast(Float(amount)))
    case .saturation: amount == 1 ? nil : .filter(.saturation(Float(amount)))
    case .grayscale: amount == 0 ? nil : .filter(.grayscale(Float(amount)))
    case .hueRotation:
      amount == 0
        ? nil : .filter(.hueRotation(cosine: Float(cos(amount)), sine: Float(sin(amount))))
    }
  }

  private func projection(in size: CGSize) -> Projection {
    _Rotation3DEffect(
      angle: .radians(parameters[0]), axis: [parameters[1], parameters[2], parameters[3]],
      anchor: UnitPoint(x: parameters[4], y: parameters[5]), anchorZ: parameters[6],
      perspective: parameters[7]
    ).effectValue(size: size).projection
  }
}

extension [VisualStep] {
  /// These steps with parameters interpolated towards other steps; unchanged if those differ in
  /// kind.
  package func interpolated(with others: [VisualStep], by fraction: Double) -> [VisualStep] {
    guard map(\.kind) == others.map(\.kind) else { return self }
    return zip(self, others).map { one, other in
      VisualStep(
        kind: one.kind,
        parameters: zip(one.parameters, other.parameters).map { $0 + ($1 - $0) * fraction })
    }
  }
}
