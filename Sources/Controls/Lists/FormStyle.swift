// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of forms: how their rows are arranged.
@preconcurrency @MainActor
public protocol FormStyle {
  /// The type of the view that presents the form.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view that presents a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
  /// Returns the view of a form. Those inside it have the style around this one.
  func view(_ configuration: FormStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.formStyles) { $0.pop() })
  }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any FormStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The styles that are set around the view.
  var formStyles: ControlStyles<any FormStyle> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the forms inside.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyles) { $0.push(style) }
  }
}
