// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The tracking of the system fonts: the space that is added after every character, by font size.
///
/// San Francisco is set wider in small sizes and tighter around 17 points. The fonts that replace it
/// have advances of their own, so each has a correction, with which the average line of English text
/// is as wide as on iOS.
struct SystemTracking {
  /// Tracking by size in points, in thousandths of an em.
  private let table: [(size: Double, tracking: Double)]
  /// The average difference of advances between San Francisco and the replacing font at weight 400,
  /// in thousandths of an em, and its change per 100 of weight.
  private let correction: (regular: Double, perWeight: Double)
  /// The same difference for digits, if it is another one.
  private let digits: Double?
  /// Whether `letters` applies.
  let hasLetters: Bool

  private init(
    _ table: [(Double, Double)], correction: (Double, Double) = (0, 0), digits: Double? = nil,
    hasLetters: Bool = false
  ) {
    self.hasLetters = hasLetters
    self.table = table.map { (size: $0.0, tracking: $0.1) }
    self.correction = (regular: correction.0, perWeight: correction.1)
    self.digits = digits
  }

  /// The tracking of a font whose first family is `family`; nil if it is not a system font or has
  /// none.
  init?(_ font: FontDescription, family: String) {
    guard font.family == nil else { return nil }
    switch family {
    case "Inter": self = .text
    case "Inter Display": self = .display
    case "Quicksand", "Quicksand Medium": self = .rounded
    case "JetBrains Mono": self = .monospaced
    case "P052": self = .serif
    default: return nil
    }
  }

  /// Returns the tracking in ems for a font size in points and a weight.
  func tracking(size: Double, weight: Int, isDigit: Bool) -> Double {
    guard size > 0, size.isFinite else { return 0 }
    let weight = Double(min(max(weight, 100), 900) - 400) / 100
    let corrected = correction.regular + correction.perWeight * weight
    return (value(at: size) + (isDigit ? digits ?? corrected : corrected)) / 1000
  }

  /// The table's value at a size, interpolated linearly between its entries.
  private func value(at size: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return table.last?.tracking ?? 0
    }
    guard next > 0 else { return table[next].tracking }
    let (below, above) = (table[next - 1], table[next])
    let fraction = (size - below.size) / (above.size - below.size)
    return below.tracking + (above.tracking - below.tracking) * fraction
  }

  /// SF Pro's optical size for text, which is used below 20 points.
  private static let text = SystemTracking(
    [
      (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
      (15, -16), (16, -20), (17, -26), (18, -29), (19, -33), (20, -37),
    ], correction: (-4, 4.6), hasLetters: true)

  /// The differences of single letters' advances between San Francisco and Inter, beyond the average,
  /// in ems by ASCII code. Fitted to the positions of 620 words in texts that SwiftUI drew.
  static let letters: [Double] = {
    let thousandths: [Character: Double] = [
      "a": -6, "b": 5, "c": 9, "e": -9, "f": 9, "g": 6, "i": 12, "l": 12, "m": 7, "p": 10, "r": 8,
      "u": 11, "v": -10, "w": -45, "y": -13, "A": -6, "D": 12, "I": 12, "'": 60, ",": 20, ".": 6,
    ]
    var table = Array(repeating: 0.0, count: 128)
    for (letter, value) in thousandths {
      if let code = letter.asciiValue { table[Int(code)] = value / 1000 }
    }
    return table
  }()

  /// SF Pro's optical size for display, which is used from 20 points.
  private static let display = SystemTracking(
    [
      (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10),
      (41, 9), (44, 8), (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
    ], correction: (-11, 4.2), digits: 6, hasLetters: true)

  /// SF Pro Rounded, replaced by Quicksand, whose letters are wider.
  private static let rounded = SystemTracking(
    [
      (6, 75), (7, 68), (8, 60), (9, 53), (10, 46), (11, 40), (12, 34), (13, 29), (14, 26),
      (15, 24), (16, 23), (17, 22), (18, 21), (19, 20), (20, 18), (22, 16), (25, 14), (30, 12),
      (37, 10), (43, 9), (50, 7), (58, 4), (66, 2), (76, 1), (80, 0),
    ], correction: (-57, 7), digits: -7)

  /// New York, whose letters are wider than P052's.
  private static let serif = SystemTracking([(0, 21)])

  /// SF Mono, whose characters are wider than JetBrains Mono's.
  private static let monospaced = SystemTracking([(0, 18)])
}
