// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Writes measurements for a region and in its language. Foundation has this class on Apple's systems only.
///
/// - Note: Differs from Foundation: a unit of the region is always one of a fitting size, as with `naturalScale`.
open class MeasurementFormatter: Formatter {
  /// Options for choosing the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement instead of that of the region.
    public static let providedUnit = Self(rawValue: 1)
    /// A unit of a fitting size.
    public static let naturalScale = Self(rawValue: 2)
    /// Degrees without a scale.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// The options for choosing the unit; empty for that of the region by default.
  open var unitOptions: UnitOptions = []
  /// The spelling of units: `short` as in "5km", `medium` as in "5 km", `long` as in "5 kilometers".
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and the region; the user's by default.
  open var locale: Locale! = .current {
    didSet { numberFormatter?.locale = locale ?? .current }
  }
  /// Writes the numbers; with at most three decimal places by default.
  open var numberFormatter: NumberFormatter!

  public override init() {
    super.init()
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    formatter.locale = .current
    numberFormatter = formatter
  }

  /// Nil: there are no archived formatters.
  public required init?(coder: NSCoder) { nil }

  /// Returns a measurement's number and unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    writer.text(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String { writer.name(unit) }

  /// Returns a `Measurement<Unit>` as text; nil for any other object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private var writer: UnitWriter {
    let width =
      switch unitStyle {
      case .short: "narrow"
      case .long: "full-name"
      default: "short"
      }
    let numbers = numberFormatter
    return UnitWriter(
      width: width, locale: locale ?? .current,
      usage: unitOptions.contains(.providedUnit) ? nil : "default",
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit),
      number: numbers.map { numbers in
        { numbers.string(from: NSNumber(value: $0)) ?? $0.formatted() }
      })
  }
}
