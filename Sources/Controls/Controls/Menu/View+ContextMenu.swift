// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

extension View {
  /// Opens a menu after a long press of 0.5 s, or immediately at a press of the secondary mouse button. The view is
  /// shown lifted above a dimmed window while the menu is open. Without items the gesture is inactive.
  /// - Note: Differs from SwiftUI: the background is not blurred; the view is shown without a preview platter.
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
