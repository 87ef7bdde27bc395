// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Writes measurements of storage with a fitting unit, as in "1.5 MB".
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    private let style: ByteCountFormatStyle

    /// A style for numbers of bytes; see `ByteCountFormatStyle`.
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .current
    ) {
      self.style = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    /// Returns the rounded number of bytes with its unit. Numbers that are not finite are zero; those outside of the
    /// range of `Int64` are its limits.
    public func format(_ measurement: Measurement<UnitInformationStorage>) -> String {
      let bytes = measurement.converted(to: .bytes).value.rounded()
      let limits = Double(Int64.min)..<Double(Int64.max)
      let count: Int64 =
        if limits.contains(bytes) {
          Int64(bytes)
        } else if bytes.isFinite {
          bytes < 0 ? .min : .max
        } else {
          0
        }
      return style.format(count)
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// A style for measurements of storage.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
