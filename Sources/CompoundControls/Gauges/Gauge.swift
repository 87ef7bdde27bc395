// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// Shows the position of a value in a range. The appearance is defined by the current `gaugeStyle`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let boundsLabels: (minimum: BoundsLabel, maximum: BoundsLabel)?
  private var markedValueLabels: AnyView?
  @Environment(\.gaugeStyle) private var style

  /// Creates a gauge with a label, a label of the current value and labels of the bounds. A value
  /// outside the range counts as the nearest bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = normalizedGaugeValue(value, range)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    boundsLabels = (minimumValueLabel(), maximumValueLabel())
  }

  /// The gauge as its style presents it.
  public var body: some View {
    style.view(
      GaugeStyleConfiguration(
        value: fraction, label: .init(AnyView(label)),
        currentValueLabel: currentValueLabel.map { .init(AnyView($0)) },
        minimumValueLabel: boundsLabels.map { .init(AnyView($0.minimum)) },
        maximumValueLabel: boundsLabels.map { .init(AnyView($0.maximum)) },
        markedValueLabels: markedValueLabels.map { .init($0) }))
  }
}

/// The position of a value in a range, from 0 to 1; 0 if the range is empty.
private func normalizedGaugeValue<V: BinaryFloatingPoint>(_ value: V, _ range: ClosedRange<V>)
  -> Double
{
  let length = Double(range.upperBound - range.lowerBound)
  return length > 0 ? (Double(value - range.lowerBound) / length).clampedToUnit : 0
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label and a label of the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = normalizedGaugeValue(value, range)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    boundsLabels = nil
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge with a label only.
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    fraction = normalizedGaugeValue(value, range)
    self.label = label()
    currentValueLabel = nil
    boundsLabels = nil
  }
}

extension Gauge {
  /// Creates a gauge with labels of its value and bounds, and labels of other values, which a style may show; the styles
  /// here do not.
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(
      value: value, in: range, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    self.markedValueLabels = AnyView(markedValueLabels())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label of its value, and labels of other values, which a style may show; the styles here do
  /// not.
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(value: value, in: range, label: label, currentValueLabel: currentValueLabel)
    self.markedValueLabels = AnyView(markedValueLabels())
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.Label,
  BoundsLabel == GaugeStyleConfiguration.Label
{
  /// Creates a gauge from the configuration of a style, so that a style can modify the gauge and
  /// keep the enclosing style's appearance.
  public init(_ configuration: GaugeStyleConfiguration) {
    fraction = configuration.value
    label = configuration.label
    currentValueLabel = configuration.currentValueLabel
    boundsLabels = configuration.minimumValueLabel.flatMap { minimum in
      configuration.maximumValueLabel.map { (minimum, $0) }
    }
    markedValueLabels = configuration.markedValueLabels.map { AnyView($0) }
  }
}
