// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension SymbolShape {
  /// The symbol with thicker or thinner strokes, in the same box.
  func withWeight(_ weight: Int) -> SymbolShape {
    SymbolShape(
      name: name, outline: outline.emboldened(by: Self.strength(weight)), rule: rule, box: box,
      layers: layers.map { layer in
        SymbolLayer(shape: layer.shape.withWeight(weight), level: layer.level, color: layer.color)
      },
      steps: steps.map { step in
        SymbolStep(shape: step.shape.withWeight(weight), threshold: step.threshold)
      })
  }

  /// The difference of the strokes' thickness from the regular one's, in ems.
  private static func strength(_ weight: Int) -> Double {
    switch weight {
    case ..<200: -0.036
    case ..<300: -0.027
    case ..<400: -0.014
    case ..<500: 0
    case ..<600: 0.012
    case ..<700: 0.026
    case ..<800: 0.04
    case ..<900: 0.055
    default: 0.07
    }
  }
}

extension Outline {
  /// The outline with all strokes thicker by a length, and the same center.
  func emboldened(by strength: Double) -> Outline {
    guard strength != 0 else { return self }
    // Emboldening leaves the left and bottom edges where they are.
    return Outline(elements.emboldened(by: strength)).applying(
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -strength / 2, ty: strength / 2))
  }
}
