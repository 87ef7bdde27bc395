// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The order of the rows of a menu, which may open upwards or downwards.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, priority, fixed
  }

  private let kind: Kind

  /// `fixed` in a scroll view, otherwise `priority`.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first row is the nearest to the label: in a menu that opens upwards, from the bottom up.
  public static let priority = MenuOrder(kind: .priority)
  /// From the top down, in the order in which they are declared.
  public static let fixed = MenuOrder(kind: .fixed)

  /// Returns whether the first row of a menu is the nearest to its label.
  func isByPriority(isScrolled: Bool) -> Bool {
    kind == .priority || kind == .automatic && !isScrolled
  }
}

private enum MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

extension EnvironmentValues {
  /// The order of the rows of menus. Those of context menus and of pickers are from the top down.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the rows of menus in the view. Those of context menus and of pickers are from the top down.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
