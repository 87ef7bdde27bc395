// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// How a symbol is made of icons: `house + music-note@8,9.4*0.5`.
///
/// Terms are added, or with ` - ` taken away. Each is an icon's name or, with a point in front, a
/// drawing's; then in any number and in order: `^90` turned clockwise in degrees, `~` mirrored left
/// to right, `@x,y*s` made smaller around the box's middle, which goes to a point.
struct Recipe {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The icon, found by a function; nil if a part of it is missing.
  func icon(_ find: (Substring) -> Icon?) -> Icon? {
    var icon: Icon?
    var isTaken = false
    for word in text.split(separator: " ") {
      if word == "+" || word == "-" {
        isTaken = word == "-"
        continue
      }
      guard let term = Self.term(word, find) else { return nil }
      icon = icon.map { isTaken ? $0.subtracting(term) : $0.union(term) } ?? term
    }
    return icon
  }

  /// The names of the icons in it.
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
        icon = icon.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 16, ty: 0)).turned
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
  /// With all its contours turned the other way round, as they must be after mirroring.
  var turned: Icon { Icon(Outline(outline.contours.map(\.reversed))) }
}
