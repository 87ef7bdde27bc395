// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// How gauges look.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge's style is given.
public struct GaugeStyleConfiguration {
  /// A part of what the gauge was made with.
  public struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) { self.content = content }

    public var body: some View { content }
  }

  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label

  /// From 0 to 1.
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

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

/// A ring that is filled up to the value, which stands in it.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}

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

/// An open ring with a mark at the value, which stands in it.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}

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
        .padding(.horizontal, 10)
        .offset(y: 23)
      } else {
        configuration.label.font(.system(size: 10)).offset(y: 23)
      }
    }
    .padding(3)
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle {
  func view(_ configuration: GaugeStyleConfiguration) -> AnyView {
    AnyView(StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) })
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle {
    MainActor.unsafelyAssumed { LinearCapacityGaugeStyle() }
  }
}

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}
