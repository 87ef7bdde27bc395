// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of gauges.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The type of the view that presents the gauge.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view that presents a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
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
  /// Sets the appearance of the gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}
