// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The marks of a chart with their stacked positions, and the scales of its axes.
struct ChartData {
  private(set) var marks: [_ChartMark]
  private(set) var x: ChartScale?
  private(set) var y: ChartScale?
  /// The values that determine colors, in the order of the legend.
  private(set) var colorValues: [String] = []
  private(set) var symbolValues: [String] = []
  private(set) var positionValues: [String] = []
  private var lineStyleValues: [String] = []
  private var largestSize = 0.0
  private(set) var settings: ChartSettings

  init(_ marks: [_ChartMark], _ settings: ChartSettings) {
    let marks = Self.sampled(marks, settings)
    self.settings = settings
    self.marks = marks
    func distinct(_ values: [String?]) -> [String] {
      var result: [String] = []
      for case .some(let value) in values where !result.contains(value) { result.append(value) }
      return result
    }
    let used = distinct(marks.map(\.colorValue))
    let named = settings.colors.map(\.name)
    colorValues = named.filter { used.contains($0) } + used.filter { !named.contains($0) }
    symbolValues = distinct(marks.map(\.symbolValue))
    positionValues = distinct(marks.map(\.positionValue))
    lineStyleValues = distinct(marks.map(\.lineStyleValue))
    largestSize = marks.compactMap(\.sizeValue).filter(\.isFinite).max() ?? 0
    stack(\.y, \.x, \.isLengthAlongY)
    stack(\.x, \.y, \.isLengthAlongX)
    x = scale(self.marks.compactMap(\.x), settings.x)
    y = scale(self.marks.compactMap(\.y), settings.y)
    // Names are listed from the top down.
    if case .categories = y?.domain { self.settings.y.isReversed.toggle() }
  }

  var isPie: Bool { marks.contains { $0.kind == .sector } }

  private typealias Extent = (start: _ScaleValue, end: _ScaleValue)

  /// Makes the lengths along an axis extents from the top of those below.
  private mutating func stack(
    _ along: WritableKeyPath<_ChartMark, Extent?>, _ across: KeyPath<_ChartMark, Extent?>,
    _ isLength: KeyPath<_ChartMark, Bool>
  ) {
    struct Key: Hashable {
      let kind: _ChartMark.Kind
      let position: _ScaleValue?
      let group: String?
    }
    func key(_ mark: _ChartMark) -> Key {
      Key(
        kind: mark.kind, position: mark[keyPath: across]?.start, group: mark.positionValue)
    }
    func value(_ mark: _ChartMark) -> Double? {
      guard mark[keyPath: isLength], case .number(let value) = mark[keyPath: along]?.end else {
        return nil
      }
      return value.isFinite ? value : nil
    }
    var totals: [Key: Double] = [:]
    for mark in marks { if let value = value(mark) { totals[key(mark), default: 0] += abs(value) } }
    var positive: [Key: Double] = [:]
    var negative: [Key: Double] = [:]
    for index in marks.indices {
      let mark = marks[index]
      guard var value = value(mark) else { continue }
      let key = key(mark)
      let total = totals[key] ?? 0
      if mark.stacking == .unstacked {
        marks[index][keyPath: along] = (.number(0), .number(value))
        continue
      }
      if mark.stacking == .normalized { value = total > 0 ? value / total : 0 }
      let shift = mark.stacking == .center ? -total / 2 : 0
      let base = value < 0 ? negative[key] ?? 0 : positive[key] ?? 0
      if value < 0 { negative[key] = base + value } else { positive[key] = base + value }
      marks[index][keyPath: along] = (.number(base + shift), .number(base + value + shift))
    }
  }

  private func scale(
    _ extents: [Extent], _ settings: ChartSettings.AxisSettings
  ) -> ChartScale? {
    if let domain = settings.domain {
      return ChartScale(domain: domain, isLogarithmic: settings.isLogarithmic)
    }
    let values = extents.flatMap { [$0.start, $0.end] }
    guard var domain = ChartScale.Domain(values) else { return nil }
    if case .numbers(let range) = domain {
      var (low, high) = (range.lowerBound, range.upperBound)
      if settings.includesZero, !settings.isLogarithmic {
        (low, high) = (min(low, 0), max(high, 0))
      }
      if low == high { high = low + 1 }
      if settings.isLogarithmic, low > 0 {
        let upper = pow(10, log10(high).rounded(.up))
        domain = .numbers(pow(10, log10(low).rounded(.down))...(upper.isFinite ? upper : high))
      } else {
        let step = ChartScale.step(high - low, 5)
        // Not beyond the finite numbers.
        let bounds = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
        domain = .numbers(
          (bounds.0.isFinite ? bounds.0 : low)...(bounds.1.isFinite ? bounds.1 : high))
      }
    }
    return ChartScale(domain: domain, isLogarithmic: settings.isLogarithmic)
  }

  /// The color of a value.
  func color(of value: String) -> AnyShapeStyle {
    if let named = settings.colors.first(where: { $0.name == value }) { return named.style }
    if let color = settings.color?(value) { return color }
    let others = colorValues.filter { name in !settings.colors.contains { $0.name == name } }
    let index = others.firstIndex(of: value) ?? 0
    return settings.palette[index % settings.palette.count]
  }

  func style(of mark: _ChartMark) -> AnyShapeStyle {
    if let value = mark.colorValue { return color(of: value) }
    return mark.style ?? settings.palette[0]
  }

  /// The stroke of a line or rule; each value has a pattern of dashes.
  func lineStyle(of mark: _ChartMark) -> StrokeStyle {
    guard let value = mark.lineStyleValue else { return mark.lineStyle }
    if let named = settings.lineStyles.first(where: { $0.name == value }) { return named.style }
    let patterns: [[CGFloat]] = [[], [2, 4], [6, 4], [10, 4, 2, 4], [10, 4, 2, 4, 2, 4]]
    var style = mark.lineStyle
    let others = lineStyleValues.filter { name in
      !settings.lineStyles.contains { $0.name == name }
    }
    style.dash = patterns[(others.firstIndex(of: value) ?? 0) % patterns.count]
    if !style.dash.isEmpty { style.lineCap = .butt }
    return style
  }

  /// The area of a symbol, in square points.
  func symbolSize(of mark: _ChartMark) -> CGFloat {
    guard let value = mark.sizeValue, value.isFinite, largestSize > 0 else {
      return mark.symbolSize
    }
    let range = settings.symbolSizes
    let fraction = CGFloat(max(0, value) / largestSize)
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  func symbol(of mark: _ChartMark) -> _ChartMark.AnyShapeSymbol? {
    if let symbol = mark.symbol { return symbol }
    if let named = settings.symbols.first(where: { $0.name == mark.symbolValue }) {
      return named.symbol
    }
    guard let value = mark.symbolValue, let index = symbolValues.firstIndex(of: value) else {
      return nil
    }
    let kinds: [BasicChartSymbolShape.Kind] = [
      .circle, .square, .triangle, .diamond, .plus, .cross,
    ]
    let shape = BasicChartSymbolShape(kind: kinds[index % kinds.count])
    return _ChartMark.AnyShapeSymbol { shape.path(in: $0) }
  }

  /// The values at which an axis has parts: about a count of them, or as many as desired, in the visible part of an axis
  /// that is `ratio` times as long, but at most 400.
  func values(
    _ values: AxisMarkValues, _ scale: ChartScale, _ count: Int, _ ratio: CGFloat
  ) -> [_ScaleValue] {
    func all(_ count: Int) -> Int { Int(min(CGFloat(count) * ratio, 400)) }
    switch (values.kind, scale.domain) {
    case (.list(let list), _): return list
    case (.step(let step), .numbers(let range)):
      return ChartScale.multiples(of: step, in: range).map { .number($0) }
    case (.dates(let unit, let step), .dates(let range)):
      return DateTicks.dates(in: range, by: unit, step).map { .date($0) }
    case (.automatic(let desired), _): return scale.ticks(all(desired ?? count))
    default: return scale.ticks(all(count))
    }
  }
}
