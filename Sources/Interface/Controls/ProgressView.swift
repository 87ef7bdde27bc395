// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// How far something has come: a bar; or, where nobody knows, a wheel that turns.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// From 0 to 1; nil where nobody knows.
  private let fraction: Double?
  private let label: Label
  private let valueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  init(_ fraction: Double?, label: Label, valueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }

  public var body: some View {
    style.view(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(AnyView(valueLabel))))
  }

  /// The part of a total; a value outside of it counts as the nearest end, a total that is not positive as done.
  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    guard total > 0 else { return 1 }
    return Double(value / total).clampedToUnit
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(nil, label: EmptyView(), valueLabel: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), valueLabel: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, label: Text(titleKey), valueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, label: Text(title), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.fraction(value, of: total), label: EmptyView(), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.fraction(value, of: total), label: label(), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, of: total), label: Text(titleKey), valueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Self.fraction(value, of: total), label: Text(title), valueLabel: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.fraction(value, of: total), label: label(), valueLabel: currentValueLabel())
  }
}
