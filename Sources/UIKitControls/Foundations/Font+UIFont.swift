// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The font of Core Text, which is one of UIKit here, as both convert to each other on Apple's systems.
public typealias CTFont = UIFont

extension Font {
  /// Creates a font from one of UIKit, with its fixed size.
  public init(_ font: UIFont) {
    let description = font.font
    let weight = Self.weight(description.weight)
    var result: Font
    if let family = description.family {
      result = .custom(family, fixedSize: description.size).weight(weight)
    } else {
      result = .system(size: description.size, weight: weight, design: Self.design(description))
    }
    if description.width != 1 { result = result.width(Width((description.width - 1) / 1.25)) }
    if description.isItalic { result = result.italic() }
    if description.hasMonospacedDigits { result = result.monospacedDigit() }
    self = result
  }

  /// The weight nearest to a number as in CSS.
  private static func weight(_ number: Int) -> Weight {
    let weights: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights[min(max((number + 50) / 100 - 1, 0), weights.count - 1)]
  }

  private static func design(_ description: FontDescription) -> Design {
    switch description.design {
    case .standard: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
