// Part of Snapback, under the MIT licence; see LICENSE.

import CPango
import Drawing

extension Shaper {
  /// The automatic tracking of a run's characters, in points.
  struct ClusterTracking {
    var letters: Double
    var digits: Double
    /// The font size in points, by which the table of single letters is multiplied; 0 without one.
    var letterSize: Double

    static let none = ClusterTracking(letters: 0, digits: 0, letterSize: 0)

    /// The tracking of a character that begins with a byte of UTF-8.
    func points(for byte: UInt8) -> Double {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return digits }
      guard letterSize > 0, byte < 0x80 else { return letters }
      return letters + SystemTracking.letters[Int(byte)] * letterSize
    }
  }

  /// The tracking of a run in the font that was selected for its characters. Fallback fonts are not
  /// tracked.
  func tracking(
    of run: StyledText.Run, in font: UnsafeMutablePointer<PangoFont>?
  ) -> ClusterTracking {
    guard run.symbol == nil, let font, let style = systemStyle(for: run.font),
      let tracking = style.tracking, Self.family(of: font) == style.family
    else { return .none }
    let size = run.font.size
    func points(isDigit: Bool) -> Double {
      tracking.tracking(size: size, weight: run.font.weight, isDigit: isDigit) * size
    }
    return ClusterTracking(
      letters: points(isDigit: false), digits: points(isDigit: true),
      letterSize: tracking.hasLetters ? size : 0)
  }

  private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    var name: UnsafeMutablePointer<FcChar8>?
    guard let pattern = snapback_pattern(font),
      FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch
    else { return nil }
    return name.map { String(cString: $0) }
  }
}
