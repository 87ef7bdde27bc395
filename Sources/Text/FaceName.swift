// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// The parts of a PostScript name of a font, such as `AvenirNext-DemiBoldItalic`: its family, weight and slant.
package struct FaceName: Equatable {
  /// The family with spaces: `Avenir Next`.
  package let family: String
  /// The weight from 1 to 1000.
  package let weight: Int
  package let isItalic: Bool

  init(family: String, weight: Int, isItalic: Bool) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Returns nil if the name does not end in a hyphen and the name of a face.
  package init?(_ name: String) {
    guard let hyphen = name.lastIndex(of: "-"), hyphen > name.startIndex else { return nil }
    var face = name[name.index(after: hyphen)...].lowercased()
    for suffix in ["mt", "ps"] where face.hasSuffix(suffix) { face.removeLast(suffix.count) }
    let slant = ["italic", "oblique", "ital", "it"].first(where: face.hasSuffix)
    if let slant { face.removeLast(slant.count) }
    guard let weight = Self.weights[face] else { return nil }
    let base = name[..<hyphen]
    family = Self.spaced(base.hasSuffix("PS") ? base.dropLast(2) : base)
    self.weight = weight
    isItalic = slant != nil
  }

  /// Inserts a space before each capital and digit that begins a word.
  private static func spaced(_ name: Substring) -> String {
    var result = ""
    var previous: Character?
    for character in name {
      let isStart = character.isUppercase || character.isNumber && previous?.isNumber == false
      if isStart, let previous, previous.isLowercase { result.append(" ") }
      result.append(character)
      previous = character
    }
    return result
  }

  private static let weights = [
    "": 400, "regular": 400, "roman": 400, "book": 400, "normal": 400,
    "hairline": 100, "thin": 100, "ultralight": 200, "extralight": 200, "light": 300,
    "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "heavy": 800, "black": 900,
  ]
}

extension FontDescription.Design {
  /// The design of a family of Apple's systems that is not installed here.
  package init(replacing family: String) {
    let name = family.lowercased().filter(\.isLetter)
    func matches(_ families: [String]) -> Bool { families.contains(where: name.hasPrefix) }
    self =
      if matches(Self.monospacedFamilies) {
        .monospaced
      } else if matches(Self.roundedFamilies) {
        .rounded
      } else if matches(Self.serifFamilies) {
        .serif
      } else {
        .standard
      }
  }

  private static let serifFamilies = [
    "americantypewriter", "athelas", "baskerville", "bigcaslon", "bodoni", "charter", "cochin",
    "copperplate", "didot", "garamond", "georgia", "hoeflertext", "iowanoldstyle", "newyork",
    "palatino", "rockwell", "superclarendon", "times",
  ]
  private static let monospacedFamilies = ["andalemono", "courier", "menlo", "monaco", "sfmono"]
  private static let roundedFamilies = [
    "arialrounded", "bradleyhand", "chalkboard", "chalkduster", "comicsans", "markerfelt",
    "noteworthy", "sfprorounded", "sfcompactrounded",
  ]
}
