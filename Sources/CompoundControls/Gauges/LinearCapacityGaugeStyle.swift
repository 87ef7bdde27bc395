// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the bar between the labels of the bounds, below the label and above that of the
  /// current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The default style: a linear capacity gauge.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
