// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance and the gestures of toggles.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of the view that presents the toggle.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that presents a toggle and changes its state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  /// Returns the view of a toggle. Toggles inside it have the style around this one.
  func view(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.toggleStyles) { $0.pop() })
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any ToggleStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The current style. Setting it keeps the former one for the body of the new one.
  var toggleStyle: any ToggleStyle {
    get { toggleStyles.current ?? MainActor.unsafelyAssumed { DefaultToggleStyle() } }
    set { toggleStyles.push(newValue) }
  }

  var toggleStyles: ControlStyles<any ToggleStyle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}
