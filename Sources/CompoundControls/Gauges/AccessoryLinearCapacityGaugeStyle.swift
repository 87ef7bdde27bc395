// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A thin bar that is filled up to the value, between the label and that of the current value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the bar between the labels of the bounds, below the label and above that of the current value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.system(size: 14, weight: .medium))
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.system(size: 12))
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(TintShapeStyle()).opacity(0.3)
            Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * configuration.value)
          }
        }
        .frame(height: 6)
        configuration.maximumValueLabel.font(.system(size: 12))
      }
      configuration.currentValueLabel?.font(.system(size: 12)).foregroundStyle(.secondary)
    }
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thin bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
