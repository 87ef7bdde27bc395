// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Shows where in a range a value lies.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let part: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let bounds: (low: BoundsLabel, high: BoundsLabel)?
  @Environment(\.gaugeStyle) private var style

  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    part = gaugePart(value, range)
    self.label = label()
    current = currentValueLabel()
    bounds = (minimumValueLabel(), maximumValueLabel())
  }

  public var body: some View {
    style.view(
      GaugeStyleConfiguration(
        value: part, label: .init(AnyView(label)),
        currentValueLabel: current.map { .init(AnyView($0)) },
        minimumValueLabel: bounds.map { .init(AnyView($0.low)) },
        maximumValueLabel: bounds.map { .init(AnyView($0.high)) }))
  }
}

/// Where in a range a value lies, from 0 to 1; 0 in a range without length.
private func gaugePart<V: BinaryFloatingPoint>(_ value: V, _ range: ClosedRange<V>) -> Double {
  let length = Double(range.upperBound - range.lowerBound)
  return length > 0 ? (Double(value - range.lowerBound) / length).clampedToUnit : 0
}

extension Gauge where BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    part = gaugePart(value, range)
    self.label = label()
    current = currentValueLabel()
    bounds = nil
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    part = gaugePart(value, range)
    self.label = label()
    current = nil
    bounds = nil
  }
}
