// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

/// A chart of marks, with axes and a legend.
///
/// Dimensions with numbers and dates have continuous axes, those with names a position for each.
/// - Note: Differs from SwiftUI: marks are not animated.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  /// Creates a chart of the marks that a closure builds, such as a `ForEach` with a `BarMark`.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// The plot, the labels of its axes, and the legend.
  public var body: some View {
    ChartView(data: ChartData(content._marks(), settings))
      .environment(\.chartSettings, ChartSettings())
  }
}

extension Chart {
  /// Creates a chart with marks for each element of a collection, identified by its id.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.init(content: ForEach(data, content: content))
  }

  /// Creates a chart with marks for each element of a collection, identified by a property of it.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init(content: ForEach(data, id: id, content: content))
  }

  private init(content: Content) {
    self.content = content
  }
}

private struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A chart with its axes and legend.
private struct ChartView: View {
  let data: ChartData
  @State private var plotSize = CGSize.zero

  init(data: ChartData) {
    self.data = data
  }

  private var settings: ChartSettings { data.settings }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if isLegendAbove { legend }
      ChartTitles(titles: [settings.x.title, settings.y.title].compactMap(\.self)) {
        if data.isPie { plot([]) } else { plotWithAxes }
      }
      if !isLegendAbove { legend }
    }
    .backgroundPreferenceValue(PlotFrameKey.self) { layer(settings.background, $0) }
    .overlayPreferenceValue(PlotFrameKey.self) { layer(settings.overlay, $0) }
  }

  /// A view behind or over the chart, with a proxy that knows the frame of the plot.
  @ViewBuilder private func layer(
    _ content: ((ChartProxy) -> AnyView)?, _ anchor: Anchor<CGRect>?
  ) -> some View {
    if let content, let anchor {
      GeometryReader { geometry in
        content(proxy(anchor, geometry[anchor].size))
          .frame(width: geometry.size.width, height: geometry.size.height)
      }
    }
  }

  private func proxy(_ anchor: Anchor<CGRect>?, _ size: CGSize) -> ChartProxy {
    ChartProxy(
      x: data.x, y: data.y, reversesX: settings.x.isReversed, reversesY: settings.y.isReversed,
      plotSize: size, plotFrame: anchor, insetX: settings.x.inset, insetY: settings.y.inset,
      selection: .init(
        x: settings.selectX, y: settings.selectY, xRange: settings.selectXRange,
        yRange: settings.selectYRange, angle: settings.selectAngle),
      total: data.marks.reduce(0) { $0 + $1.angle })
  }

  private var isLegendAbove: Bool {
    settings.legendPosition.y < 0
  }

  @ViewBuilder private var legend: some View {
    if let legend = settings.legend {
      legend
    } else if settings.hidesLegend != true, !data.colorValues.isEmpty {
      HStack(spacing: 12) {
        ForEach(data.colorValues, id: \.self) { value in
          HStack(spacing: 4) {
            Circle().fill(data.color(of: value)).frame(width: 8, height: 8)
            Text(value).font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  private var plotWithAxes: some View {
    let (x, y) = (parts(isX: true), parts(isX: false))
    return ChartFrame(scrollAxis: scrollAxis) {
      AxisLabels(labels: y.before, axis: .vertical, inset: data.settings.y.inset).opacity(
        scrollAxis == .vertical ? 0 : 1)
      scrolled(plot(x.lines + y.lines), x, y)
      AxisLabels(labels: y.after, axis: .vertical, inset: data.settings.y.inset).opacity(
        scrollAxis == .vertical ? 0 : 1)
      AxisLabels(labels: x.before, axis: .horizontal, inset: data.settings.x.inset).opacity(
        scrollAxis == .horizontal ? 0 : 1)
      AxisLabels(labels: x.after, axis: .horizontal, inset: data.settings.x.inset).opacity(
        scrollAxis == .horizontal ? 0 : 1)
    }
  }

  private func scale(_ axis: Axis) -> ChartScale? { axis == .horizontal ? data.x : data.y }

  /// The axis along which the plot is longer than its visible part; nil for none.
  private var scrollAxis: Axis? {
    guard let axis = settings.scroll.axis, settings.scroll.ratio(axis, scale(axis)) > 1 else {
      return nil
    }
    return axis
  }

  /// The plot, with the labels of the axis along which it scrolls.
  @ViewBuilder private func scrolled(
    _ plot: some View, _ x: AxisParts, _ y: AxisParts
  ) -> some View {
    if let axis = scrollAxis, let scale = scale(axis) {
      let isHorizontal = axis == .horizontal
      let parts = isHorizontal ? x : y
      let inset = isHorizontal ? settings.x.inset : settings.y.inset
      let stack =
        isHorizontal
        ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      let (before, after): (Edge.Set, Edge.Set) =
        isHorizontal ? (.bottom, .top) : (.trailing, .leading)
      ScrollingPlot(
        axis: axis, ratio: scrollRatio, scroll: settings.scroll, scale: scale,
        isReversed: isHorizontal ? settings.x.isReversed : !data.settings.y.isReversed,
        content: stack {
          if !parts.before.isEmpty {
            AxisLabels(labels: parts.before, axis: axis, inset: inset).padding(
              before, ChartFrame.gap)
          }
          plot
          if !parts.after.isEmpty {
            AxisLabels(labels: parts.after, axis: axis, inset: inset).padding(after, ChartFrame.gap)
          }
        })
    } else {
      plot
    }
  }

  private func plot(_ lines: [AxisLine]) -> some View {
    let plot = PlotView(data: data, lines: lines)
      .onGeometryChange(for: CGSize.self, of: \.size) { plotSize = $0 }
      .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    var styled = settings.plotStyle?(AnyView(plot)) ?? AnyView(plot)
    if let gesture = settings.gesture { styled = gesture(proxy(nil, plotSize), styled) }
    return ChartSelection(
      proxy: proxy(nil, plotSize), settings: settings, isScrolled: scrollAxis != nil,
      total: data.marks.reduce(0) { $0 + $1.angle }, content: styled)
  }

  private struct AxisParts {
    var lines: [AxisLine] = []
    /// The labels at the left or above.
    var before: [AxisLabel] = []
    /// The labels at the right or below.
    var after: [AxisLabel] = []
  }

  private func parts(isX: Bool) -> AxisParts {
    var parts = AxisParts()
    let axis = isX ? settings.x : settings.y
    guard !axis.isHidden, let scale = isX ? data.x : data.y else { return parts }
    let all =
      axis.marks ?? [_AxisMarks(values: .automatic, position: .automatic)]
    let ratio = settings.scroll.axis == (isX ? .horizontal : .vertical) ? scrollRatio : 1
    for marks in all {
      let values = data.values(marks.values, scale, 5, ratio)
      let isBefore = marks.position == .leading || marks.position == .top
      for (index, value) in values.enumerated() {
        guard let fraction = scale.fraction(value), fraction > -0.001, fraction < 1.001 else {
          continue
        }
        let axisValue = AxisValue(index: index, count: values.count, value: value)
        for mark in marks.content?(axisValue) ?? defaultMarks(scale, isX: isX) {
          add(mark, axisValue, fraction, scale, isX: isX, isBefore: isBefore, to: &parts)
        }
      }
    }
    return parts
  }

  /// The length of the plot as a multiple of its visible part.
  private var scrollRatio: CGFloat {
    settings.scroll.axis.map { settings.scroll.ratio($0, scale($0)) } ?? 1
  }

  private func defaultMarks(_ scale: ChartScale, isX: Bool) -> [_AxisMark] {
    let label = AxisValueLabel()._axisMarkList
    if case .categories = scale.domain { return label }
    return AxisGridLine()._axisMarkList + (isX ? AxisTick(length: 5)._axisMarkList : []) + label
  }

  private func add(
    _ mark: _AxisMark, _ value: AxisValue, _ fraction: CGFloat, _ scale: ChartScale, isX: Bool,
    isBefore: Bool, to parts: inout AxisParts
  ) {
    let style = mark.style ?? AnyShapeStyle(Color.gray.opacity(0.45))
    switch mark.kind {
    case .line(let stroke), .tick(let stroke, _):
      var length: CGFloat?
      if case .tick(_, let tickLength) = mark.kind { length = tickLength }
      parts.lines.append(
        AxisLine(
          value: value.value, isVertical: isX, isLeading: isBefore, length: length,
          stroke: stroke, style: style))
    case .label(let view, let format, let centered):
      let isReversed = isX ? settings.x.isReversed : !settings.y.isReversed
      var isCentered = centered ?? false
      var position = fraction
      if case .categories = scale.domain { isCentered = true }
      if centered == true, isX, let next = nextFraction(after: value, scale) {
        position = (fraction + next) / 2
      }
      let shown =
        view
        ?? AnyView(
          Text(verbatim: format?(value.value) ?? text(value.value, scale, value.count)))
      let label = AxisLabel(
        id: parts.before.count + parts.after.count, fraction: isReversed ? 1 - position : position,
        isCentered: isCentered,
        view: turned(
          AnyView(
            shown.font(mark.font ?? .caption2)
              .foregroundStyle(mark.style ?? AnyShapeStyle(.secondary))), mark))
      if isBefore { parts.before.append(label) } else { parts.after.append(label) }
    }
  }

  /// A label in its direction, with its distances.
  private func turned(_ label: AnyView, _ mark: _AxisMark) -> AnyView {
    var view = label
    if mark.degrees != 0 {
      view = AnyView(
        QuarterTurn { label.fixedSize().rotationEffect(.degrees(mark.degrees)) })
    }
    guard mark.spacing != .zero else { return view }
    return AnyView(
      view.padding(.horizontal, mark.spacing.width).padding(.vertical, mark.spacing.height))
  }

  /// The fraction one unit of a date axis after a value.
  private func nextFraction(after value: AxisValue, _ scale: ChartScale) -> CGFloat? {
    guard case .date(let date) = value.value, case .dates(let range) = scale.domain else {
      return nil
    }
    let (unit, step) = DateTicks.unit(
      range.upperBound.timeIntervalSince(range.lowerBound), value.count)
    return Calendar.current.date(byAdding: unit, value: step, to: date).flatMap {
      scale.fraction(.date($0))
    }
  }

  private func text(_ value: _ScaleValue, _ scale: ChartScale, _ count: Int) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      return number.formatted(.number.precision(.significantDigits(1...6)))
    case .date(let date):
      guard case .dates(let range) = scale.domain else { return "" }
      let (unit, _) = DateTicks.unit(
        range.upperBound.timeIntervalSince(range.lowerBound), scrollRatio > 1 ? count : 5)
      switch unit {
      case .second, .minute: return date.formatted(date: .omitted, time: .shortened)
      case .hour: return date.formatted(.dateTime.hour())
      case .day: return date.formatted(.dateTime.month(.abbreviated).day())
      case .month: return date.formatted(.dateTime.month(.abbreviated))
      default: return date.formatted(.dateTime.year())
      }
    }
  }
}
