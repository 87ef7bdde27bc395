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

/// A value that a chart can plot: a number, a date, a name, or a type that has one of them.
public protocol Plottable {
  /// The type of the value by which it is plotted.
  associatedtype PrimitivePlottable: Plottable

  /// The value by which it is plotted.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value of that by which it is plotted; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
  /// Creates a value from its position; nil if the position is that of another kind of scale.
  init?(_scaleValue: _ScaleValue)
  /// The position of the value.
  var _scaleValue: _ScaleValue { get }
}

extension Plottable {
  public init?(_scaleValue: _ScaleValue) {
    guard let value = PrimitivePlottable(_scaleValue: _scaleValue) else { return nil }
    self.init(primitivePlottable: value)
  }

  public var _scaleValue: _ScaleValue { primitivePlottable._scaleValue }
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the same value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
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

extension Double: Plottable { public typealias PrimitivePlottable = Double }
extension Float: Plottable { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable { public typealias PrimitivePlottable = CGFloat }
extension Int: Plottable { public typealias PrimitivePlottable = Int }
extension Int8: Plottable { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable { public typealias PrimitivePlottable = UInt64 }

extension Decimal: Plottable {
  public typealias PrimitivePlottable = Decimal

  public init?(_scaleValue: _ScaleValue) {
    guard case .number(let number) = _scaleValue else { return nil }
    self.init(number)
  }

  public var _scaleValue: _ScaleValue { .number((self as NSDecimalNumber).doubleValue) }
}

extension Date: Plottable {
  public typealias PrimitivePlottable = Date

  public init?(_scaleValue: _ScaleValue) {
    guard case .date(let date) = _scaleValue else { return nil }
    self = date
  }

  public var _scaleValue: _ScaleValue { .date(self) }
}

extension String: Plottable {
  public typealias PrimitivePlottable = String

  public init?(_scaleValue: _ScaleValue) {
    guard case .category(let name) = _scaleValue else { return nil }
    self = name
  }

  public var _scaleValue: _ScaleValue { .category(self) }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value, which is plotted in place of the value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value that has a raw value; nil if none has.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value to plot, with the name of its dimension.
public struct PlottableValue<Value: Plottable> {
  let value: Value
  /// The end of an interval of numbers that a mark extends over.
  var upperBound: Value?
  /// The calendar unit that a mark of a date extends over.
  var unit: Calendar.Component?
  var calendar: Calendar?

  /// Returns a value to plot. `label` is the name of its dimension, which is not shown.
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// Returns a value to plot. `labelKey` is the name of its dimension, which is not shown.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  /// Returns a value to plot. `label` is the name of its dimension, which is not shown.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(value: value)
  }

  var scaleValue: _ScaleValue { value._scaleValue }
}

extension PlottableValue where Value: Comparable {
  /// Returns an interval of a histogram with the name of its dimension. Marks extend over it.
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(value: range.lowerBound, upperBound: range.upperBound)
  }

  /// Returns an interval with the name of its dimension. Marks extend over it.
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(value: range.lowerBound, upperBound: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// Returns a date with the name of its dimension. Marks extend over the unit of a calendar around it.
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(value: value, unit: unit, calendar: calendar)
  }

  /// Returns a date with the name of its dimension. Marks extend over the calendar unit around it.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue {
    PlottableValue(value: value, unit: unit)
  }

  /// The unit around the date; the date alone if it has none.
  var interval: (start: _ScaleValue, end: _ScaleValue) {
    guard let unit, let interval = (calendar ?? .current).dateInterval(of: unit, for: value) else {
      return (scaleValue, scaleValue)
    }
    return (.date(interval.start), .date(interval.end))
  }
}

extension PlottableValue {
  /// The position, and the end of the unit around it.
  var range: (start: _ScaleValue, end: _ScaleValue) {
    if let upperBound { return (scaleValue, upperBound._scaleValue) }
    return (self as? PlottableValue<Date>)?.interval ?? (scaleValue, scaleValue)
  }

  /// The extent of a mark without length: the position, or the middle of the unit around it.
  var position: (start: _ScaleValue, end: _ScaleValue) {
    if case (.number(let start), .number(let end)) = range, start != end {
      return (.number((start + end) / 2), .number((start + end) / 2))
    }
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
