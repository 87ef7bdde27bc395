// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

extension View {
  /// Shows or hides the vertical axis of charts; `.automatic` shows it.
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

  /// Shows a view as the title of the vertical axis of charts.
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

  /// Sets whether the vertical axis of charts is linear or logarithmic.
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
}
