// Part of Snapback, under the MIT licence; see LICENSE.

/// The family, size and style by which a text engine selects a font face.
package struct FontDescription: Hashable, Sendable {
  package enum Design: UInt8, Hashable, Sendable {
    case standard
    case serif
    case rounded
    case monospaced
  }

  /// The name of the family; nil for the system font of the design.
  package var family: String?
  /// The size in points. Values that are not positive and finite draw nothing.
  package var size: Double
  /// The weight from 1 to 1000, as in CSS: 400 is regular, 700 bold.
  package var weight: Int
  package var design: Design
  package var isItalic: Bool
  /// Whether all digits have the same width, so that a changing number does not shift.
  package var hasMonospacedDigits: Bool
  /// Whether lowercase letters are small capitals.
  package var hasSmallCaps: Bool
  /// Whether uppercase letters are small capitals.
  package var hasSmallUppercase = false
  /// The width of the characters relative to that of the family's standard face, which is 1.
  package var width = 1.0
  /// The distance in points by which baselines are farther apart than a line is high; may be
  /// negative.
  package var leading = 0.0

  /// The height of a line of a system font, in ems: San Francisco's, 20.29 points at size 17.
  package static let systemLineHeight = systemAscent + systemDescent
  /// The part of that height above the baseline.
  package static let systemAscent = 1950.0 / 2048
  /// The part of that height below the baseline.
  package static let systemDescent = 494.0 / 2048
  /// The height of capitals in a system font, in ems.
  package static let systemCapHeight = 1443.0 / 2048

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
  /// `17 w600 italic`, with the family first if there is one.
  package var description: String {
    var parts = [number(size)]
    if let family { parts.insert(family, at: 0) }
    if weight != 400 { parts.append("w\(weight)") }
    if design != .standard { parts.append("\(design)") }
    if width != 1 { parts.append("width \(number(width))") }
    if isItalic { parts.append("italic") }
    if hasMonospacedDigits { parts.append("digits") }
    if hasSmallCaps { parts.append("small-caps") }
    if hasSmallUppercase { parts.append("small-uppercase") }
    return parts.joined(separator: " ")
  }
}
