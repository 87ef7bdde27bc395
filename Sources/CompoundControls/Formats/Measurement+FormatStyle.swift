// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements for a region and in its language, as in "3.1 mi" and "5 Kilometer".
  ///
  /// Custom units have their symbol after the number.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The spelling of units.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String

      /// The name of the unit: "5 kilometers".
      public static var wide: Self { Self(name: "full-name") }
      /// The symbol of the unit: "5 km".
      public static var abbreviated: Self { Self(name: "short") }
      /// The symbol with the least space: "5km".
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// The spelling of units.
    public var width: UnitWidth
    /// The language and the region.
    public var locale: Locale
    /// The purpose of the measurement, which decides on the unit; nil keeps the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; nil rounds it as usual for the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScale = false

    /// A style with the units of the region by default.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the measurement's number and unit.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let style = numberFormatStyle?.locale(locale)
      let number = style.map { style in { style.format($0) } }
      return UnitWriter(
        width: width.name, locale: locale, usage: usage?.name, hidesScaleName: hidesScale,
        number: number
      ).text(measurement.value, measurement.unit)
    }

    /// Returns the style for another language and region.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the measurement in a unit of the user's region.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the measurement as the style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the scale is left out: "68°".
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// A style with the scale of the region by default.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.width = width
    self.locale = locale
    self.usage = usage
    self.numberFormatStyle = numberFormatStyle
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// A style for measurements with the units of the user's region by default.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures with the scale of the user's region by default.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
