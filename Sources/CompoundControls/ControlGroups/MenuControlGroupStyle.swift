// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

/// A button with the label that opens a menu of the controls; in a menu, a submenu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style, which has no options.
  public nonisolated init() {}

  /// Returns the view that presents the group.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
