// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A control that selects a value in a range by dragging a thumb along a track.
///
/// With a step, the value and the thumb are at multiples of the step from the lower bound. A value
/// outside the range counts as the nearest bound; in an empty range the thumb is at the beginning.
/// - Note: Differs from SwiftUI: a press next to the thumb moves the thumb there, as usual on
///   desktops; on iOS it has no effect.
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

  /// The track between the labels of the bounds. The label itself is not shown.
  public var body: some View {
    // As on iOS, the label is for assistive technologies only and not shown.
    HStack {
      minimumLabel
      SliderTrack(model: model, label: (label as? Text)?.string)
      maximumLabel
    }
  }
}

extension Slider {
  /// Creates a slider with a label and labels of the bounds. `onEditingChanged` is called with true
  /// when a drag begins, and with false when it ends.
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

  /// Creates a slider with steps, a label and labels of the bounds. A step that is not positive and
  /// finite is ignored.
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
  /// Creates a slider with a label. `onEditingChanged` is called with true when a drag begins, and
  /// with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, nil, onEditingChanged), label: label(),
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }

  /// Creates a slider with steps and a label. A step that is not positive and finite is ignored.
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
  /// Creates a slider without a label. `onEditingChanged` is called with true when a drag begins,
  /// and with false when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, nil, onEditingChanged), label: EmptyView(),
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }

  /// Creates a slider with steps and without a label. A step that is not positive and finite is ignored.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, Double(step), onEditingChanged), label: EmptyView(),
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}
