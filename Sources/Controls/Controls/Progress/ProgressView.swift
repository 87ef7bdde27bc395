// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import ViewEffects
@_spi(ViewTree) public import Views

/// The progress of an operation: a bar, or a spinner if the progress is unknown. The appearance is
/// defined by the current `progressViewStyle`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The completed fraction from 0 to 1; nil if unknown.
  private let fraction: Double?
  private let label: Label
  private let valueLabel: CurrentValueLabel
  /// The configuration of the enclosing style that the view is made from; nil for none.
  private let configuration: ProgressViewStyleConfiguration?
  /// The interval that determines the fraction; nil for none.
  private let timer: ProgressTimer?
  /// The object that determines the fraction; nil for none.
  private let progress: Progress?
  @Environment(\.progressViewStyle) private var style

  init(
    _ fraction: Double?, label: Label, valueLabel: CurrentValueLabel,
    configuration: ProgressViewStyleConfiguration? = nil, timer: ProgressTimer? = nil,
    progress: Progress? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
    self.configuration = configuration
    self.timer = timer
    self.progress = progress
  }

  /// The progress view as its style presents it.
  public var body: some View {
    if let timer {
      TimelineView(timer.schedule) { context in styled(timer.fraction(at: context.date)) }
    } else if let progress {
      TimelineView(ProgressUpdates(progress: progress)) { _ in
        style.view(ProgressViewStyleConfiguration(progress))
      }
    } else {
      styled(fraction)
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    style.view(
      configuration
        ?? ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: Label.self == EmptyView.self ? nil : .init(AnyView(label)),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? nil : .init(AnyView(valueLabel))))
  }

  /// The fraction of `value` in `total`, limited to 0…1; 1 if `total` is not positive; nil if `value` is nil.
  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    guard total > 0 else { return 1 }
    return Double(value / total).clampedToUnit
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view without a label.
  public init() where Label == EmptyView {
    self.init(nil, label: EmptyView(), valueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), valueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view labeled by a localized text.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, label: Text(titleKey), valueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view labeled by a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, label: Text(title), valueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total`, without a label. A nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, of: total), label: EmptyView(), valueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total` with a label. A nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, of: total), label: label(), valueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total`, labeled by a localized text. A nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, of: total), label: Text(titleKey), valueLabel: EmptyView())
  }

  /// Creates a progress view for `value` of `total`, labeled by a string that is not localized. A
  /// nil value is indeterminate.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, of: total), label: Text(title), valueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Creates a progress view for `value` of `total` with a label and a label of the current value.
  /// A nil value is indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.fraction(value, of: total), label: label(), valueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration of a style, so that a style can modify the
  /// progress view and keep the enclosing style's appearance.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted,
      label: configuration.label ?? .init(AnyView(EmptyView())),
      valueLabel: configuration.currentValueLabel ?? .init(AnyView(EmptyView())),
      configuration: configuration)
  }
}
