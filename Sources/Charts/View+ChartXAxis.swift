// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

extension View {
  /// Shows or hides the horizontal axis of charts; `.automatic` shows it.
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

  /// Sets whether the horizontal axis of charts is linear or logarithmic.
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
}
