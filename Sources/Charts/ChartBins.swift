// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// An interval of a histogram, from its lower bound up to, and without, its upper bound.
public struct ChartBinRange<Bound: Comparable>: Hashable where Bound: Hashable {
  /// The least value of the interval, which is part of it.
  public var lowerBound: Bound
  /// The end of the interval, which is part of the next one.
  public var upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}

/// Intervals of numbers between thresholds, for a histogram.
public struct NumberBins<Value: Hashable & Comparable>: RandomAccessCollection {
  /// The bounds of all intervals in ascending order: one more than there are intervals, or none.
  public let thresholds: [Value]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// Creates the intervals between successive thresholds, which need not be sorted.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The interval at an index from 0; another index traps.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// Returns the index of the interval of a number. Those outside of all intervals are in the first or last one.
  public func index(for value: Value) -> Int {
    let index = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.min(index, Swift.max(endIndex - 1, 0))
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Intervals of a round size that contain all numbers, about as many as desired (10 by default).
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let numbers = data.map { Double($0) }
    self.init(
      thresholds: ChartBins.thresholds(numbers, desiredCount ?? 10, Double(minimumStride)).map {
        Value($0)
      })
  }

  /// Divides a range into intervals of equal size. A count below 1 is 1.
  public init(range: ClosedRange<Value>, count: Int) {
    let length = range.upperBound - range.lowerBound
    self.init(
      thresholds: (0...Swift.max(count, 1)).map {
        range.lowerBound + length * Value($0) / Value(Swift.max(count, 1))
      })
  }

  /// Creates intervals of a size, at its multiples, that contain a range. A size that is not
  /// positive and finite, or that would give more than 1000 intervals, gives a single one.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: ChartBins.thresholds(
        Double(range.lowerBound)...Double(range.upperBound), Double(size)
      ).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Intervals of a round size that contain all numbers, about as many as desired (10 by default).
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let numbers = data.map { Double($0) }
    self.init(
      thresholds: ChartBins.thresholds(
        numbers, desiredCount ?? 10, Swift.max(Double(minimumStride), 1)
      ).compactMap { Value(exactly: $0) })
  }

  /// Creates intervals of a size, at its multiples, that contain a range. A size below 1 is 1; if
  /// it would give more than 1000 intervals, there is a single one.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: ChartBins.thresholds(
        Double(range.lowerBound)...Double(range.upperBound), Swift.max(Double(size), 1)
      ).compactMap { Value(exactly: $0) })
  }
}

/// Intervals of dates between thresholds, for a histogram.
public struct DateBins: RandomAccessCollection, Sendable {
  /// The bounds of all intervals in ascending order: one more than there are intervals, or none.
  public let thresholds: [Date]

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// Creates the intervals between successive dates, which need not be sorted.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Calendar units that contain all dates, 400 at most.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    let data = data.filter { $0.timeIntervalSinceReferenceDate.isFinite }
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }

  /// Calendar units that contain a range, 400 at most.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    var dates = [
      calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    ]
    while let last = dates.last, last <= range.upperBound, dates.count <= 400,
      let next = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: last), next > last
    {
      dates.append(next)
    }
    self.init(thresholds: dates)
  }

  /// The interval at an index from 0; another index traps.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// Returns the index of the interval of a date. Those outside of all intervals are in the first or last one.
  public func index(for value: Date) -> Int {
    let index = thresholds.lastIndex { $0 <= value } ?? 0
    return Swift.min(index, Swift.max(endIndex - 1, 0))
  }
}

/// The thresholds of histograms.
enum ChartBins {
  static func thresholds(_ data: [Double], _ count: Int, _ minimum: Double) -> [Double] {
    let data = data.filter(\.isFinite)
    guard let low = data.min(), let high = data.max() else { return [] }
    return thresholds(low...high, max(ChartScale.step(high - low, count), minimum))
  }

  /// The multiples of a size around a range: the last one is above it, as it is not part of its interval.
  static func thresholds(_ range: ClosedRange<Double>, _ size: Double) -> [Double] {
    guard size > 0, size.isFinite else { return [range.lowerBound, range.upperBound] }
    let first = (range.lowerBound / size).rounded(.down)
    let last = (range.upperBound / size).rounded(.down) + 1
    guard last - first <= 1000 else { return [range.lowerBound, range.upperBound] }
    guard last > first else { return [range.lowerBound, range.upperBound] }
    return ChartScale.wholeNumbers(from: first, through: last).map { $0 * size }
  }
}
