// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Chooses a value from a range by dragging a knob along a track.
///
/// The knob follows a hand that takes hold of it. A press beside it brings the knob under the hand, as on a
/// desktop; on iOS it does nothing. Where there is a step the value, and the knob, stay on steps: the range's
/// lower end, and as many steps up from it as fit. A value outside the range counts as the nearest end, an empty
/// range has the knob at its beginning.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let model: SliderModel
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  init(
    _ model: SliderModel, label: Label, minimumLabel: ValueLabel, maximumLabel: ValueLabel
  ) {
    self.model = model
    self.label = label
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
  }

  public var body: some View {
    // The label names the slider to those who cannot see it, as on iOS.
    HStack {
      minimumLabel
      SliderBar(model: model)
      maximumLabel
    }
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, nil, onEditingChanged), label: label(),
      minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, Double(step), onEditingChanged), label: label(),
      minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, nil, onEditingChanged), label: label(),
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, Double(step), onEditingChanged), label: label(),
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, nil, onEditingChanged), label: EmptyView(),
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, Double(step), onEditingChanged), label: EmptyView(),
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}
