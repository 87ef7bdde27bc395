// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The default style of menus: a button that opens the menu.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the current button style that opens the menu.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of the context.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the current button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a style, so that a style can modify the menu and keep
  /// the enclosing style's appearance.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label,
      action: configuration.primaryAction)
  }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether the buttons of menus have a chevron.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the buttons of the menus inside have a chevron. By default they have none.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
