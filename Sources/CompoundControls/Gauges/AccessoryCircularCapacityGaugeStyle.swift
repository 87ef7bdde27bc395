// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A closed ring of 58 points that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the ring with the label of the current value in it, or the label if there is none.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(TintShapeStyle(), lineWidth: 6).opacity(0.3)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 17, weight: .medium)).minimumScaleFactor(0.5).padding(8)
      } else {
        configuration.label.font(.system(size: 12)).minimumScaleFactor(0.5).padding(8)
      }
    }
    .padding(3)
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
