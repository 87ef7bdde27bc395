// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

extension View {
  /// Opens a menu after a long press of 0.5 s, or immediately at a press of the secondary mouse button. The view is
  /// lifted above the blurred window while the menu is open, on the system's background, in the shape that
  /// `contentShape(.contextMenuPreview, …)` sets. In a row of a list all of the cell opens the menu and is lifted.
  /// Without items the gesture is inactive.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems(), preview: EmptyView?.none))
  }

  /// Opens a menu after a long press of 0.5 s, or immediately at a press of the secondary mouse
  /// button, next to a preview of the view.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems(), preview: preview()))
  }
}
