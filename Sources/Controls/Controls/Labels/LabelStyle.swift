// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of labels: how title and icon are drawn.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The type of the view that presents the label.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that presents a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  /// Returns the view of a label. Labels inside it have the style around this one.
  func view(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.labelStyles) { $0.pop() })
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any LabelStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  var labelStyle: any LabelStyle {
    get { labelStyles.current ?? MainActor.unsafelyAssumed { DefaultLabelStyle() } }
    set { labelStyles.push(newValue) }
  }

  var labelStyles: ControlStyles<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
