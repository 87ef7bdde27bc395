// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The properties of a gauge for a gauge style.
public struct GaugeStyleConfiguration {
  /// A type-erased label of the gauge.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The label.
    public var body: some View { content }
  }

  /// The label of the current value.
  public typealias CurrentValueLabel = Label
  /// The label of the lower bound.
  public typealias MinimumValueLabel = Label
  /// The label of the upper bound.
  public typealias MaximumValueLabel = Label
  /// The labels of other values.
  public typealias MarkedValueLabel = Label

  /// The position of the value in the range, from 0 to 1.
  public let value: Double
  /// The label of the gauge's purpose.
  public let label: Label
  /// The label of the current value; nil for none.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil for none.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil for none.
  public let maximumValueLabel: MaximumValueLabel?
  /// The labels of other values; nil for none.
  public let markedValueLabels: MarkedValueLabel?
}
