// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

extension View {
  /// Sets a value to the sum of the sectors' values clockwise up to the touch of a chart, and to nil without a touch.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { settings in
      settings.selectAngle = { value.wrappedValue = $0.flatMap { P(_scaleValue: $0) } }
    }
  }

  /// Sets the symbol of each value of `symbol(by:)` in charts. Values without an entry have
  /// automatic ones.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Sets the symbol of each value of `symbol(by:)` in charts: that at the same position in
  /// `range`.
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

  /// Sets the color of each value of `foregroundStyle(by:)` in charts, by a closure.
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

/// The view in which the marks of a chart are drawn.
public struct ChartPlotContent: View {
  let content: AnyView

  /// The marks.
  public var body: some View { content }
}
