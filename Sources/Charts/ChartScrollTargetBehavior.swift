// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// A rule for the values at which the scrolling of a chart ends.
public protocol ChartScrollTargetBehavior {
  /// The rule. Not for use outside of the library.
  var _alignment: _ChartScrollAlignment { get }
}

/// The values to which the beginning of the visible part of a chart is aligned. Not for use outside of the
/// library.
public struct _ChartScrollAlignment: Sendable {
  enum Unit: Sendable {
    /// Multiples of a number; seconds for dates, categories for names.
    case number(Double)
    /// Dates that match components.
    case date(DateComponents)
    /// Multiples of the visible length, from the beginning of the scale.
    case page
  }

  /// The interval between the values that scrolling ends at.
  var unit: Unit
  /// The values that are preferred, if one is within a quarter of the visible part.
  var major: Unit?

  /// Returns the aligned fraction of a scale that is nearest to one; nil if the scale has other values.
  ///
  /// `page` is the visible fraction of the scale.
  func aligned(_ fraction: Double, in scale: ChartScale, page: Double) -> Double? {
    let nearest = Self.nearest(unit, fraction, scale, page)
    guard let major, let preferred = Self.nearest(major, fraction, scale, page),
      abs(preferred - fraction) <= page / 4 || nearest == nil
    else { return nearest }
    return preferred
  }

  private static func nearest(
    _ unit: Unit, _ fraction: Double, _ scale: ChartScale, _ page: Double
  ) -> Double? {
    guard fraction.isFinite, scale.length > 0 else { return nil }
    let position = fraction * scale.length
    switch (unit, scale.domain) {
    case (.page, _): return page > 0 ? (fraction / page).rounded() * page : nil
    case (.number(let step), .numbers(let range)):
      guard step > 0, !scale.isLogarithmic else { return nil }
      let value = ((range.lowerBound + position) / step).rounded() * step
      return (value - range.lowerBound) / scale.length
    case (.number(let step), _):
      return step > 0 ? (position / step).rounded() * step / scale.length : nil
    case (.date(let components), .dates(let range)):
      let date = range.lowerBound.addingTimeInterval(position)
      let calendar = Calendar.current
      let dates = [Calendar.SearchDirection.backward, .forward].compactMap { direction in
        calendar.nextDate(
          after: date, matching: components, matchingPolicy: .nextTime, direction: direction)
      }
      let nearest = dates.min {
        abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date))
      }
      return nearest.map { $0.timeIntervalSince(range.lowerBound) / scale.length }
    case (.date, _): return nil
    }
  }
}

/// The values that are preferred to others where the scrolling of a chart ends.
public struct MajorValueAlignment<Value>: Sendable {
  let unit: _ChartScrollAlignment.Unit

  /// Multiples of the visible length, so that the chart scrolls by pages.
  public static var page: MajorValueAlignment { MajorValueAlignment(unit: .page) }
}

extension MajorValueAlignment where Value: Plottable & Numeric {
  /// Multiples of a number in the unit of the axis.
  public static func unit(_ value: Value) -> MajorValueAlignment {
    MajorValueAlignment(unit: .number(value._scaleValue.double ?? 0))
  }
}

extension MajorValueAlignment where Value == Date {
  /// Dates that match components, such as the first day of each month for `DateComponents(day: 1)`.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(unit: .date(components))
  }
}

/// A behavior by which the scrolling of a chart ends at a value of its axis.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public let _alignment: _ChartScrollAlignment
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Ends at a multiple of a number: of seconds on axes with dates, of categories on those with names. One of 0 or
  /// less aligns nothing.
  ///
  /// - Parameters:
  ///   - unit: The number.
  ///   - majorAlignment: Values that are preferred if one is within a quarter of the visible part.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      _alignment: _ChartScrollAlignment(
        unit: .number(unit._scaleValue.double ?? 0), major: majorAlignment?.unit))
  }

  /// Ends at a date that matches components, such as the beginning of an hour for `DateComponents(minute: 0)`.
  ///
  /// - Parameters:
  ///   - components: The components of the dates.
  ///   - majorAlignment: Dates that are preferred if one is within a quarter of the visible part.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      _alignment: _ChartScrollAlignment(unit: .date(components), major: majorAlignment?.unit))
  }
}
