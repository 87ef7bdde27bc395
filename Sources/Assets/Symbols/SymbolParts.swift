// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Drawings that are used only in recipes.
enum SymbolParts {
  static func icon(_ name: Substring) -> Icon? {
    if let number = numbers[name] {
      return SymbolLetters.icon(number)?.scaled(0.46, to: CGPoint(x: 8, y: 8.8))
    }
    return SymbolDrawings.icon(part: String(name))
  }

  private static let numbers: [Substring: String] = [
    "five": "5", "ten": "10", "fifteen": "15", "thirty": "30",
  ]
}
