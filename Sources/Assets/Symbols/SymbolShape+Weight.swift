// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension SymbolShape {
  /// The symbol with thicker or thinner strokes, in the same box.
  func withWeight(_ weight: Int) -> SymbolShape {
    let strength = Self.strength(weight)
    let elements = outline.elements.emboldened(by: strength)
    // Emboldening leaves the left and bottom edges where they are; the symbol stays centered.
    let centered = Outline(elements).applying(
      CGAffineTransform(
        a: 1, b: 0, c: 0, d: 1, tx: -strength / 2, ty: strength / 2))
    return SymbolShape(name: name, outline: centered, rule: rule, box: box)
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
