// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A bar with a marker at the value, between the labels of the bounds.
/// - Note: Differs from SwiftUI: the bar has a single color, without a gradient.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the bar between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.system(size: 12))
      GeometryReader { proxy in
        let track = max(0, proxy.size.width - 8)
        ZStack(alignment: .leading) {
          Capsule().fill(TintShapeStyle()).frame(height: 6)
          Circle().fill(Color.white)
            .frame(width: 8, height: 8)
            .shadow(color: .black.opacity(0.4), radius: 1)
            .offset(x: track * configuration.value)
        }
        .frame(height: proxy.size.height)
      }
      .frame(height: 8)
      configuration.maximumValueLabel.font(.system(size: 12))
    }
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
