// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The appearance of gauges.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of the view that presents the gauge.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view that presents a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  /// Returns the view of a gauge. Gauges inside it have the style around this one.
  func view(_ configuration: GaugeStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.gaugeStyles) { $0.pop() })
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any GaugeStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  var gaugeStyle: any GaugeStyle {
    get { gaugeStyles.current ?? MainActor.unsafelyAssumed { LinearCapacityGaugeStyle() } }
    set { gaugeStyles.push(newValue) }
  }

  var gaugeStyles: ControlStyles<any GaugeStyle> {
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
