// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// An open ring of 58 points and 270° with a marker at the value.
/// - Note: Differs from SwiftUI: the ring has a single color, without a gradient.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the ring with the label of the current value in it, and the labels of the bounds, or
  /// the label if there are none, below.
  public func makeBody(configuration: Configuration) -> some View {
    let angle = Angle.degrees(-225 + 270 * configuration.value)
    ZStack {
      Circle().trim(from: 0, to: 0.75)
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(135))
      Circle().fill(Color.white)
        .frame(width: 8, height: 8)
        .shadow(color: .black.opacity(0.4), radius: 1)
        .offset(x: 26 * cos(angle.radians), y: 26 * sin(angle.radians))
      configuration.currentValueLabel?.font(.system(size: 17, weight: .medium))
        .minimumScaleFactor(0.5).padding(8)
      if configuration.minimumValueLabel != nil {
        HStack(spacing: 4) {
          configuration.minimumValueLabel
          Spacer(minLength: 0)
          configuration.maximumValueLabel
        }
        .font(.system(size: 10))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.horizontal, 10)
        .offset(y: 23)
      } else {
        configuration.label.font(.system(size: 10)).lineLimit(1).minimumScaleFactor(0.5)
          .padding(.horizontal, 10).offset(y: 23)
      }
    }
    .padding(3)
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
