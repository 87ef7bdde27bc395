// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The items of a context menu as a value, for the modifier `contextMenu(_:)` of iOS 13.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu with the items.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Adds the context menu, as `contextMenu(menuItems:)` does, or none for nil. The view keeps its state if a menu
  /// becomes nil.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}
