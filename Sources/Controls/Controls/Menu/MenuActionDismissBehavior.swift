// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Whether a menu closes when one of its rows is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let dismisses: Bool

  /// The menu closes.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether menus close when one of their rows in this view is chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
