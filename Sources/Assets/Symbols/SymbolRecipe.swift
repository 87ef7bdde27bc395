// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A formula that composes a symbol from icons: `house + music-note@8,9.4*0.5`.
///
/// Terms are united with ` + ` or subtracted with ` - `. A term is the name of an icon or, after a
/// dot, of a drawing, followed by any number of operations, which are applied in order: `^90`
/// rotates clockwise by degrees, `~` mirrors horizontally, and `@x,y*s` scales by s about the box's
/// center and moves the center to (x, y).
struct SymbolRecipe {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Composes the icon. `find` returns the icon of a term's name; the result is nil if a term is
  /// missing or malformed.
  func icon(_ find: (Substring) -> Icon?) -> Icon? {
    var icon: Icon?
    var isSubtracted = false
    for word in text.split(separator: " ") {
      if word == "+" || word == "-" {
        isSubtracted = word == "-"
        continue
      }
      guard let term = Self.term(word, find) else { return nil }
      icon = icon.map { isSubtracted ? $0.subtracting(term) : $0.union(term) } ?? term
    }
    return icon
  }

  /// The names in its terms.
  var names: [Substring] {
    text.split(separator: " ").filter { $0 != "+" && $0 != "-" }.map { Self.name(of: $0) }
  }

  private static func name(of word: Substring) -> Substring {
    word.prefix { !"^~@".contains($0) }
  }

  private static func term(_ word: Substring, _ find: (Substring) -> Icon?) -> Icon? {
    let name = name(of: word)
    guard var icon = find(name) else { return nil }
    var rest = word.dropFirst(name.count)
    while let sign = rest.popFirst() {
      let value = rest.prefix { !"^~@".contains($0) }
      rest = rest.dropFirst(value.count)
      switch sign {
      case "~":
        icon = icon.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 16, ty: 0)).reversed
      case "^":
        guard let degrees = Double(value) else { return nil }
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        icon = icon.applying(
          CGAffineTransform(
            a: cosine, b: sine, c: -sine, d: cosine, tx: 8 - 8 * cosine + 8 * sine,
            ty: 8 - 8 * sine - 8 * cosine))
      default:
        let numbers = value.split { ",*".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 3 else { return nil }
        icon = icon.scaled(numbers[2], to: CGPoint(x: numbers[0], y: numbers[1]))
      }
    }
    return icon
  }
}

extension Icon {
  /// The icon with all its contours reversed, as is necessary after mirroring.
  var reversed: Icon { Icon(Outline(outline.contours.map(\.reversed))) }
}
