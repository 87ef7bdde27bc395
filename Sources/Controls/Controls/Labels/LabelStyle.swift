// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of labels.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the view that presents the label.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that presents a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func view(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) })
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { MainActor.unsafelyAssumed { .automatic } }
}

extension EnvironmentValues {
  var labelStyle: any LabelStyle {
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
