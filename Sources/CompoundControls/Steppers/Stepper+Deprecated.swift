// Part of Snapback, under the MIT licence; see LICENSE.

public import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension Stepper {
  /// Creates a stepper with an action for each button, and the label last.
  @available(
    *, deprecated, message: "Use init(label:onIncrement:onDecrement:onEditingChanged:) instead."
  )
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of an unlimited value, with the label last.
  @available(*, deprecated, message: "Use init(value:step:label:onEditingChanged:) instead.")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value that stays within the bounds, with the label last.
  @available(*, deprecated, message: "Use init(value:in:step:label:onEditingChanged:) instead.")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}
