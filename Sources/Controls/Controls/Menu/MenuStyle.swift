// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The appearance of menus: how the button that opens the menu is drawn.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The type of the view that presents the menu.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view that presents a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle {
  /// Returns the view of a menu. Those inside it have the style around this one.
  func view(_ configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(
      StyledView(style: StyleHolder(self)) { $0.makeBody(configuration: configuration) }
        .transformEnvironment(\.menuStyles) { $0.pop() })
  }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyles<any MenuStyle> { ControlStyles() }
}

extension EnvironmentValues {
  /// The styles that are set around the view.
  var menuStyles: ControlStyles<any MenuStyle> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyles) { $0.push(style) }
  }
}
