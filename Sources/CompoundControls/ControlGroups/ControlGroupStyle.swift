// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// The appearance of control groups.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  /// The type of the view that presents the control group.
  associatedtype Body: View
  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view that presents a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ControlGroupStyle {
  /// Returns the view of a control group. Those inside it have the style around this one.
  func view(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.controlGroupStyles) { $0.pop() })
  }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any ControlGroupStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  var controlGroupStyle: any ControlGroupStyle {
    get { controlGroupStyles.current ?? MainActor.unsafelyAssumed { AutomaticControlGroupStyle() } }
    set { controlGroupStyles.push(newValue) }
  }

  var controlGroupStyles: ControlStyles<any ControlGroupStyle> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the control groups inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
