// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A paint whose colour can move: through linear light, as a mixture of lights would.
struct AnimatablePaint: Animatable {
  var paint: Paint

  init(_ paint: Paint) {
    self.paint = paint
  }

  typealias Components = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, Double>
  >

  var animatableData: Components {
    get {
      guard case .color(let color) = paint else { return .zero }
      func linear(_ value: Float) -> Double { TransferFunction.linear(Double(value)) * Self.unit }
      return AnimatablePair(
        AnimatablePair(linear(color.red), linear(color.green)),
        AnimatablePair(linear(color.blue), Double(color.opacity) * Self.unit))
    }
    set {
      guard case .color = paint, newValue != animatableData else { return }
      func encoded(_ value: Double) -> Float {
        Float(TransferFunction.encoded((value / Self.unit).clampedToUnit))
      }
      paint = .color(
        ResolvedColor(
          red: encoded(newValue.first.first), green: encoded(newValue.first.second),
          blue: encoded(newValue.second.first),
          opacity: Float((newValue.second.second / Self.unit).clampedToUnit)))
    }
  }

  /// What one component counts against the springs' threshold of rest, as SwiftUI scales colours.
  private static let unit = 128.0
}

/// Between the numbers of sRGB and amounts of light: IEC 61966-2-1.
enum TransferFunction {
  static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
