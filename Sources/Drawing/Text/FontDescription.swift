// Part of Snapback, under the MIT licence; see LICENSE.

/// Which font, and how big: what a text engine chooses a face by.
package struct FontDescription: Hashable, Sendable {
  package enum Design: UInt8, Hashable, Sendable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  /// The name of a family; nil for the system's own of the design.
  package var family: String?
  /// In points; what is not finite, or not positive, draws nothing.
  package var size: Double
  /// From 1 to 1000 as in CSS: 400 is regular, 700 bold.
  package var weight: Int
  package var design: Design
  package var isItalic: Bool
  /// Whether all digits are equally wide, so that a number that changes stays where it is.
  package var hasMonospacedDigits: Bool
  package var hasSmallCaps: Bool

  package init(
    family: String? = nil, size: Double, weight: Int = 400, design: Design = .standard,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
  }
}

extension FontDescription: CustomStringConvertible {
  /// `17 w600 italic`, the family first where there is one.
  package var description: String {
    var words = [number(size)]
    if let family { words.insert(family, at: 0) }
    if weight != 400 { words.append("w\(weight)") }
    if design != .standard { words.append("\(design)") }
    if isItalic { words.append("italic") }
    if hasMonospacedDigits { words.append("digits") }
    if hasSmallCaps { words.append("small-caps") }
    return words.joined(separator: " ")
  }
}
