// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// Maps values of one dimension to fractions of the plot, from 0 to 1.
struct ChartScale: Equatable {
  enum Domain: Equatable {
    case numbers(ClosedRange<Double>)
    case dates(ClosedRange<Date>)
    case categories([String])
  }

  var domain: Domain
  var isLogarithmic = false

  /// The fraction of a value, from -10^9 to 10^9; nil if it is of another kind, not one of the categories, or not
  /// finite, or if the domain is not.
  func fraction(_ value: _ScaleValue) -> CGFloat? {
    guard let fraction = unlimitedFraction(value), !fraction.isNaN else { return nil }
    return min(max(fraction, -1e9), 1e9)
  }

  private func unlimitedFraction(_ value: _ScaleValue) -> CGFloat? {
    switch (domain, value) {
    case (.numbers(let range), .number(let number)):
      guard number.isFinite else { return nil }
      if isLogarithmic, range.lowerBound > 0 {
        let (low, high) = (log(range.lowerBound), log(range.upperBound))
        return high > low ? CGFloat((log(max(number, 1e-300)) - low) / (high - low)) : 0.5
      }
      let length = range.upperBound - range.lowerBound
      if length == .infinity {
        // Halves, as the difference of numbers of about 10^308 is infinite.
        let half = range.upperBound / 2 - range.lowerBound / 2
        return CGFloat((number / 2 - range.lowerBound / 2) / half)
      }
      return length > 0 ? CGFloat((number - range.lowerBound) / length) : 0.5
    case (.dates(let range), .date(let date)):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      return length > 0 ? CGFloat(date.timeIntervalSince(range.lowerBound) / length) : 0.5
    case (.categories(let names), .category(let name)):
      guard let index = names.firstIndex(of: name) else { return nil }
      return (CGFloat(index) + 0.5) / CGFloat(names.count)
    default: return nil
    }
  }

  /// The value at a fraction.
  func value(at fraction: CGFloat) -> _ScaleValue? {
    switch domain {
    case .numbers(let range):
      if isLogarithmic, range.lowerBound > 0 {
        let (low, high) = (log(range.lowerBound), log(range.upperBound))
        return .number(exp(low + Double(fraction) * (high - low)))
      }
      return .number(range.lowerBound + Double(fraction) * (range.upperBound - range.lowerBound))
    case .dates(let range):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      return .date(range.lowerBound.addingTimeInterval(Double(fraction) * length))
    case .categories(let names):
      guard !names.isEmpty, fraction >= 0, fraction <= 1 else { return nil }
      return .category(names[min(Int(fraction * CGFloat(names.count)), names.count - 1)])
    }
  }

  /// The fraction of a category's space; 0 for numbers and dates.
  var band: CGFloat {
    if case .categories(let names) = domain, !names.isEmpty { 1 / CGFloat(names.count) } else { 0 }
  }

  /// The fraction where bars begin: that of zero, within the plot.
  var zero: CGFloat { min(max(fraction(.number(0)) ?? 0, 0), 1) }

  /// Values at regular distances, about as many as desired.
  func ticks(_ count: Int) -> [_ScaleValue] {
    switch domain {
    case .categories(let names): return names.map { .category($0) }
    case .numbers(let range):
      if isLogarithmic, range.lowerBound > 0 {
        guard range.upperBound.isFinite else { return [] }
        let first = Int(log10(range.lowerBound).rounded(.up))
        let last = max(first, Int(log10(range.upperBound)))
        // At most 13, so that a range of hundreds of powers of ten has readable labels.
        let stride = (last - first) / 13 + 1
        return Swift.stride(from: first, through: last, by: stride).map {
          .number(pow(10, Double($0)))
        }
      }
      let step = Self.step(range.upperBound - range.lowerBound, count)
      return Self.multiples(of: step, in: range).map { .number($0) }
    case .dates(let range): return DateTicks.dates(in: range, count).map { .date($0) }
    }
  }

  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [range.lowerBound] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 1000 else { return [] }
    // Not -0, which would be shown so.
    return wholeNumbers(from: first, through: last).map { $0 == 0 ? 0 : $0 * step }
  }

  /// The whole numbers between two, fewer than `Int.max`. A stride would not end above 2^53, where a number and its
  /// successor can be equal.
  static func wholeNumbers(from first: Double, through last: Double) -> [Double] {
    var numbers: [Double] = []
    for offset in 0...Int(last - first) where numbers.last != first + Double(offset) {
      numbers.append(first + Double(offset))
    }
    return numbers
  }

  /// A step of 1, 2 or 5 times a power of 10 that divides a length about `count` times.
  static func step(_ length: Double, _ count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let raw = length / Double(max(count, 1))
    let power = pow(10, log10(raw).rounded(.down))
    let digit = raw / power
    return power * (digit < 1.5 ? 1 : digit < 3.5 ? 2 : digit < 7.5 ? 5 : 10)
  }
}

/// Dates at the beginnings of calendar units.
enum DateTicks {
  static let units: [(Calendar.Component, Int, Double)] = [
    (.second, 1, 1), (.second, 10, 10), (.minute, 1, 60), (.minute, 10, 600), (.hour, 1, 3600),
    (.hour, 6, 21600), (.day, 1, 86400), (.day, 2, 172_800), (.day, 7, 604_800),
    (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.year, 1, 31_556_952),
    (.year, 5, 157_784_760), (.year, 10, 315_569_520), (.year, 50, 1_577_847_600),
  ]

  /// The unit that divides a length of time about `count` times.
  static func unit(_ length: TimeInterval, _ count: Int) -> (Calendar.Component, Int) {
    let raw = length / Double(max(count, 1))
    let unit = units.first { $0.2 >= raw * 0.7 } ?? (.year, 100, 0)
    return (unit.0, unit.1)
  }

  static func dates(in range: ClosedRange<Date>, _ count: Int) -> [Date] {
    let (unit, step) = unit(range.upperBound.timeIntervalSince(range.lowerBound), count)
    return dates(in: range, by: unit, step)
  }

  static func dates(in range: ClosedRange<Date>, by unit: Calendar.Component, _ step: Int) -> [Date]
  {
    let calendar = Calendar.current
    guard var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
      return []
    }
    var dates: [Date] = []
    while date <= range.upperBound, dates.count < 400 {
      if date >= range.lowerBound.addingTimeInterval(-1) { dates.append(date) }
      guard let next = calendar.date(byAdding: unit, value: max(step, 1), to: date), next > date
      else { break }
      date = next
    }
    return dates
  }
}

extension ChartScale.Domain {
  /// Creates a domain of the first value's kind.
  init?(_ values: [_ScaleValue]) {
    switch values.first {
    case .number:
      let numbers = values.compactMap { if case .number(let n) = $0, n.isFinite { n } else { nil } }
      guard let low = numbers.min(), let high = numbers.max() else { return nil }
      self = .numbers(low...high)
    case .date:
      let dates = values.compactMap {
        if case .date(let date) = $0, date.timeIntervalSinceReferenceDate.isFinite {
          date
        } else {
          nil
        }
      }
      guard let low = dates.min(), let high = dates.max() else { return nil }
      self = .dates(low...high)
    case .category:
      var names: [String] = []
      for case .category(let name) in values where !names.contains(name) { names.append(name) }
      self = .categories(names)
    case nil: return nil
    }
  }
}
