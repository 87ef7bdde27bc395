// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// One step of a visual effect, by numbers that can be mixed.
struct VisualStep: Equatable {
  enum Kind {
    case offset, scale, rotation, rotation3D, opacity, blur
    case brightness, contrast, saturation, grayscale, hueRotation
  }

  let kind: Kind
  var numbers: [Double]

  /// How it moves what it is around; nil where it does something else.
  func transform(in size: CGSize) -> CGAffineTransform? {
    switch kind {
    case .offset: CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case .scale:
      CGAffineTransform(scaleX: numbers[0], y: numbers[1])
        .about(UnitPoint(x: numbers[2], y: numbers[3]), in: size)
    case .rotation:
      CGAffineTransform(rotationAngle: numbers[0])
        .about(UnitPoint(x: numbers[1], y: numbers[2]), in: size)
    case .rotation3D: projection(in: size).affine
    default: nil
    }
  }

  /// What it does to a layer; nil where it does nothing.
  func layer(in size: CGSize) -> LayerEffect? {
    let amount = numbers[0]
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
      angle: .radians(numbers[0]), axis: [numbers[1], numbers[2], numbers[3]],
      anchor: UnitPoint(x: numbers[4], y: numbers[5]), anchorZ: numbers[6], perspective: numbers[7]
    ).effectValue(size: size).projection
  }
}

extension [VisualStep] {
  /// The steps a part of the way to others; themselves where those are not of the same kinds.
  func mixed(with others: [VisualStep], by part: Double) -> [VisualStep] {
    guard map(\.kind) == others.map(\.kind) else { return self }
    return zip(self, others).map { one, other in
      VisualStep(
        kind: one.kind,
        numbers: zip(one.numbers, other.numbers).map { $0 + ($1 - $0) * part })
    }
  }
}
