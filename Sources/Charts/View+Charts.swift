// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// The kind of the numbers of an axis.
public struct ScaleType: Hashable, Sendable {
  private let id: Int

  /// Equal distances for equal differences.
  public static let linear = ScaleType(id: 0)
  /// Equal distances for equal ratios, of positive numbers.
  public static let log = ScaleType(id: 1)
}

/// A rule by which an axis begins and ends.
public struct AutomaticScaleDomain: Sendable {
  let includesZero: Bool?
  let isReversed: Bool
}

extension AutomaticScaleDomain {
  /// By the values and zero.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// By the values, and zero unless it is not to be included.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
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

extension View {
  /// Sets whether charts have the horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  /// Sets the parts of the horizontal axis of charts: lines, ticks and labels.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._axisMarks
    return chart { $0.x.marks = marks }
  }

  /// Sets the title of the horizontal axis of charts.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: Its place: below or above the plot. By default `.bottom`.
  ///   - alignment: The end of that side; by default `.center`.
  ///   - spacing: The distance from the plot and its labels, in points; 8 by default.
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(String(label))
    }
  }

  /// Sets the title of the horizontal axis of charts.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartTitle(
      view: AnyView(content()), side: ChartTitle.Side(position, isX: true),
      alignment: alignment ?? .center, spacing: spacing ?? 8)
    return chart { $0.x.title = title }
  }

  /// Sets the values from the beginning to the end of the horizontal axis of charts.
  public func chartXScale<P: Plottable & Comparable>(domain: ClosedRange<P>) -> some View {
    let domain = ChartScale.Domain([domain.lowerBound._scaleValue, domain.upperBound._scaleValue])
    return chart { $0.x.domain = domain }
  }

  /// Sets the values of the horizontal axis of charts: names in their order, or from the least to the
  /// greatest number or date.
  public func chartXScale<P: Plottable>(domain: [P]) -> some View {
    let domain = ChartScale.Domain(domain.map(\._scaleValue))
    return chart { $0.x.domain = domain }
  }

  /// Sets the rule by which the horizontal axis of charts begins and ends.
  public func chartXScale(domain: AutomaticScaleDomain) -> some View {
    chart {
      $0.x.includesZero = domain.includesZero ?? true
      $0.x.isReversed = domain.isReversed
    }
  }

  /// Sets the kind of the horizontal axis of charts, and the values from its beginning to its end.
  public func chartXScale<P: Plottable & Comparable>(
    domain: ClosedRange<P>, type: ScaleType
  ) -> some View {
    chartXScale(domain: domain).chartXScale(type: type)
  }

  /// Sets the values from the beginning to the end of the horizontal axis of charts, the space at its ends, and its kind.
  public func chartXScale<P: Plottable & Comparable>(
    domain: ClosedRange<P>, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartXScale(domain: domain).chartXScale(range: range).chartXScale(type: type ?? .linear)
  }

  /// Sets the values of the horizontal axis of charts, and the space at its ends.
  public func chartXScale<P: Plottable>(
    domain: [P], range: PlotDimensionScaleRange
  ) -> some View {
    chartXScale(domain: domain).chartXScale(range: range)
  }

  /// Sets the rule by which the horizontal axis of charts begins and ends, and the space at its ends.
  public func chartXScale(
    domain: AutomaticScaleDomain, range: PlotDimensionScaleRange
  ) -> some View {
    chartXScale(domain: domain).chartXScale(range: range)
  }

  /// Sets the space between the ends of the horizontal axis of charts and those of the plot.
  public func chartXScale(range: PlotDimensionScaleRange) -> some View {
    chart { $0.x.inset = range.inset }
  }

  /// Sets the kind of the horizontal axis of charts.
  public func chartXScale(type: ScaleType) -> some View {
    chart { $0.x.isLogarithmic = type == .log }
  }

  /// Sets a range to that along the horizontal axis between the beginning and the end of a drag in a chart, and to nil at
  /// the next touch.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    let select = ChartSettings.selection(of: range)
    return chart { $0.selectXRange = select }
  }

  /// Sets a value to that along the horizontal axis at the touch of a chart, and to nil without a touch.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { settings in
      settings.selectX = { value.wrappedValue = $0.flatMap { P(_scaleValue: $0) } }
    }
  }

  /// Sets whether charts have the vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.isHidden = visibility == .hidden }
  }

  /// Sets the parts of the vertical axis of charts: lines, ticks and labels.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._axisMarks
    return chart { $0.y.marks = marks }
  }

  /// Sets the title of the vertical axis of charts.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - position: Its place: above, below or, turned by 90°, beside the plot. By default `.top`.
  ///   - alignment: The end of that side; by default `.trailing`.
  ///   - spacing: The distance from the plot and its labels, in points; 8 by default.
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(String(label))
    }
  }

  /// Sets the title of the vertical axis of charts.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartTitle(
      view: AnyView(content()), side: ChartTitle.Side(position, isX: false),
      alignment: alignment ?? .trailing, spacing: spacing ?? 8)
    return chart { $0.y.title = title }
  }

  /// Sets the values from the beginning to the end of the vertical axis of charts.
  public func chartYScale<P: Plottable & Comparable>(domain: ClosedRange<P>) -> some View {
    let domain = ChartScale.Domain([domain.lowerBound._scaleValue, domain.upperBound._scaleValue])
    return chart { $0.y.domain = domain }
  }

  /// Sets the values of the vertical axis of charts: names in their order, or from the least to the
  /// greatest number or date.
  public func chartYScale<P: Plottable>(domain: [P]) -> some View {
    let domain = ChartScale.Domain(domain.map(\._scaleValue))
    return chart { $0.y.domain = domain }
  }

  /// Sets the rule by which the vertical axis of charts begins and ends.
  public func chartYScale(domain: AutomaticScaleDomain) -> some View {
    chart {
      $0.y.includesZero = domain.includesZero ?? true
      $0.y.isReversed = domain.isReversed
    }
  }

  /// Sets the kind of the vertical axis of charts, and the values from its beginning to its end.
  public func chartYScale<P: Plottable & Comparable>(
    domain: ClosedRange<P>, type: ScaleType
  ) -> some View {
    chartYScale(domain: domain).chartYScale(type: type)
  }

  /// Sets the values from the beginning to the end of the vertical axis of charts, the space at its ends, and its kind.
  public func chartYScale<P: Plottable & Comparable>(
    domain: ClosedRange<P>, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chartYScale(domain: domain).chartYScale(range: range).chartYScale(type: type ?? .linear)
  }

  /// Sets the values of the vertical axis of charts, and the space at its ends.
  public func chartYScale<P: Plottable>(
    domain: [P], range: PlotDimensionScaleRange
  ) -> some View {
    chartYScale(domain: domain).chartYScale(range: range)
  }

  /// Sets the rule by which the vertical axis of charts begins and ends, and the space at its ends.
  public func chartYScale(
    domain: AutomaticScaleDomain, range: PlotDimensionScaleRange
  ) -> some View {
    chartYScale(domain: domain).chartYScale(range: range)
  }

  /// Sets the space between the ends of the vertical axis of charts and those of the plot.
  public func chartYScale(range: PlotDimensionScaleRange) -> some View {
    chart { $0.y.inset = range.inset }
  }

  /// Sets the kind of the vertical axis of charts.
  public func chartYScale(type: ScaleType) -> some View {
    chart { $0.y.isLogarithmic = type == .log }
  }

  /// Sets a range to that along the vertical axis between the beginning and the end of a drag in a chart, and to nil at
  /// the next touch.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    let select = ChartSettings.selection(of: range)
    return chart { $0.selectYRange = select }
  }

  /// Sets a value to that along the vertical axis at the touch of a chart, and to nil without a touch.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { settings in
      settings.selectY = { value.wrappedValue = $0.flatMap { P(_scaleValue: $0) } }
    }
  }

  /// Sets a value to the sum of the sectors' values clockwise up to the touch of a chart, and to nil without a touch.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { settings in
      settings.selectAngle = { value.wrappedValue = $0.flatMap { P(_scaleValue: $0) } }
    }
  }

  /// Sets the symbols of values in charts.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Sets the symbols of values in charts.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View {
    let symbols = zip(domain, range).map { value, shape in
      (
        name: PlottableValue.value("", value).name,
        symbol: _ChartMark.AnyShapeSymbol { shape.path(in: $0) }
      )
    }
    return chart { $0.symbols = symbols }
  }

  /// Sets the colors of values in charts, in the order of the legend.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let colors = mapping.map { (PlottableValue.value("", $0.key).name, AnyShapeStyle($0.value)) }
    return chart { $0.colors = colors.map { (name: $0.0, style: $0.1) } }
  }

  /// Sets the colors of values in charts, in the order of the legend.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    let colors = zip(domain, range).map {
      (name: PlottableValue.value("", $0).name, style: AnyShapeStyle($1))
    }
    return chart { $0.colors = colors }
  }

  /// Sets the colors of the values in charts, in the order of their appearance.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let palette = range.map { AnyShapeStyle($0) }
    return chart { if !palette.isEmpty { $0.palette = palette } }
  }

  /// Sets the colors of the values in charts to those of a gradient, in the order of their appearance.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chartForegroundStyleScale(range: range.stops.map(\.color))
  }

  /// Sets the colors of values in charts, in the order of the legend.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: (D) -> S
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }

  /// Sets the colors of values in charts.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart {
      $0.color = { value in D(_scaleValue: .category(value)).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Sets the strokes of values in charts: those of `lineStyle(by:)`.
  public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Sets the strokes of values in charts: those of `lineStyle(by:)`.
  public func chartLineStyleScale<D: Plottable>(
    domain: [D], range: [StrokeStyle]
  ) -> some View {
    let styles = zip(domain, range).map { (name: PlottableValue.value("", $0).name, style: $1) }
    return chart { $0.lineStyles = styles }
  }

  /// Sets the areas of symbols from zero to the largest value, in square points: those of `symbolSize(by:)`.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolSizes = range }
  }

  /// Adds a gesture to the plot of charts, whose locations are in the area of the marks.
  public func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    chart {
      $0.gesture = { proxy, plot in
        AnyView(plot.contentShape(Rectangle()).gesture(gesture(proxy)))
      }
    }
  }

  /// Sets whether charts have a legend: by default if marks have colors by values.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.hidesLegend = visibility == .automatic ? nil : visibility == .hidden }
  }

  /// Sets the position of the legend of charts: above or below the plot.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart { $0.legendPosition = position }
  }

  /// Replaces the legend of charts, above or below the plot.
  public func chartLegend<C: View>(
    position: AnnotationPosition = .bottom, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let legend = AnyView(content())
    return chart {
      $0.legendPosition = position
      $0.legend = legend
    }
  }

  /// Changes the view in which the marks of charts are drawn.
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
  }

  /// Adds a view behind charts, which can find positions and values by a proxy.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.background = { AnyView(content($0)) } }
  }

  /// Adds a view over charts, which can find positions and values by a proxy.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chart { $0.overlay = { AnyView(content($0)) } }
  }
}

/// The part of the plot that a scale extends over.
public struct PlotDimensionScaleRange: Hashable, Sendable {
  let start: CGFloat
  let end: CGFloat

  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// The plot without a space at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot without a space at the beginning and one at the end of the scale, in points. Negative ones are zero.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: max(0, startPadding), end: max(0, endPadding))
  }

  var inset: ChartSettings.PlotInset { .init(start: start, end: end) }
}

/// The view in which the marks of a chart are drawn.
public struct ChartPlotContent: View {
  let content: AnyView

  /// The marks.
  public var body: some View { content }
}
