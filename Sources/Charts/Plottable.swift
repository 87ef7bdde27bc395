// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// A position in the domain of a chart's scale. Not for use outside of the library.
public enum _ScaleValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The number; nil for other values.
  var double: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

/// A value that a chart can plot.
public protocol Plottable {
  /// Creates a value from its position; nil if the position is that of another kind of scale.
  init?(_scaleValue: _ScaleValue)
  /// The position of the value.
  var _scaleValue: _ScaleValue { get }
}

extension Plottable where Self: BinaryFloatingPoint {
  public init?(_scaleValue: _ScaleValue) {
    guard case .number(let number) = _scaleValue else { return nil }
    self.init(number)
  }

  public var _scaleValue: _ScaleValue { .number(Double(self)) }
}

extension Plottable where Self: BinaryInteger {
  public init?(_scaleValue: _ScaleValue) {
    guard case .number(let number) = _scaleValue, number.isFinite, abs(number) < 9e18 else {
      return nil
    }
    self.init(number.rounded())
  }

  public var _scaleValue: _ScaleValue { .number(Double(self)) }
}

extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}

extension Decimal: Plottable {
  public init?(_scaleValue: _ScaleValue) {
    guard case .number(let number) = _scaleValue else { return nil }
    self.init(number)
  }

  public var _scaleValue: _ScaleValue { .number((self as NSDecimalNumber).doubleValue) }
}

extension Date: Plottable {
  public init?(_scaleValue: _ScaleValue) {
    guard case .date(let date) = _scaleValue else { return nil }
    self = date
  }

  public var _scaleValue: _ScaleValue { .date(self) }
}

extension String: Plottable {
  public init?(_scaleValue: _ScaleValue) {
    guard case .category(let name) = _scaleValue else { return nil }
    self = name
  }

  public var _scaleValue: _ScaleValue { .category(self) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public init?(_scaleValue: _ScaleValue) {
    guard let value = RawValue(_scaleValue: _scaleValue) else { return nil }
    self.init(rawValue: value)
  }

  public var _scaleValue: _ScaleValue { rawValue._scaleValue }
}

/// A value to plot, with the name of its dimension.
public struct PlottableValue<Value: Plottable> {
  let value: Value
  /// The calendar unit that a mark of a date extends over.
  var unit: Calendar.Component?

  /// Returns a value with the name of its dimension.
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// Returns a value with the name of its dimension.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// Returns a value with the name of its dimension.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  var scaleValue: _ScaleValue { value._scaleValue }
}

extension PlottableValue where Value == Date {
  /// Returns a date with the name of its dimension. Marks extend over the calendar unit around it.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue {
    PlottableValue(value: value, unit: unit)
  }

  /// Returns a date with the name of its dimension. Marks extend over the calendar unit around it.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue {
    PlottableValue(value: value, unit: unit)
  }

  /// The unit around the date; the date alone if it has none.
  var interval: (start: _ScaleValue, end: _ScaleValue) {
    guard let unit, let interval = Calendar.current.dateInterval(of: unit, for: value) else {
      return (scaleValue, scaleValue)
    }
    return (.date(interval.start), .date(interval.end))
  }
}

extension PlottableValue {
  /// The position, and the end of the unit around it.
  var range: (start: _ScaleValue, end: _ScaleValue) {
    (self as? PlottableValue<Date>)?.interval ?? (scaleValue, scaleValue)
  }

  /// The extent of a mark without length: the position, or the middle of the unit around it.
  var position: (start: _ScaleValue, end: _ScaleValue) {
    guard case (.date(let start), .date(let end)) = range else { return (scaleValue, scaleValue) }
    let middle = _ScaleValue.date(start.addingTimeInterval(end.timeIntervalSince(start) / 2))
    return (middle, middle)
  }

  /// The value as a name of a series or color.
  var name: String {
    switch scaleValue {
    case .category(let name): name
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    }
  }
}
