// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The condition under which the tab bar of a tab view becomes a small button with the icon of the selected
/// tab.
///
/// Tab bars minimize with the look of iOS 26, except on iPads; other bars keep their size.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic
    case never
    case onScrollDown
    case onScrollUp
  }

  private let kind: Kind

  /// The behavior of the platform: as on iOS, the tab bar does not minimize.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// Minimizes the tab bar when the user starts to scroll down, and expands it when the user scrolls back up.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// Minimizes the tab bar when the user starts to scroll up, and expands it when the user scrolls back down.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// Never minimizes the tab bar.
  public static let never = TabBarMinimizeBehavior(kind: .never)

  /// The sign of the change of the vertical offset that minimizes the bar; nil if none does.
  var direction: Double? {
    switch kind {
    case .automatic, .never: nil
    case .onScrollDown: 1
    case .onScrollUp: -1
    }
  }
}

private enum TabBarMinimizeBehaviorKey: EnvironmentKey {
  static let defaultValue = TabBarMinimizeBehavior.automatic
}

extension EnvironmentValues {
  /// The condition under which the bar of the tab view inside minimizes.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeBehaviorKey.self] }
    set { self[TabBarMinimizeBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets when the tab bars of the tab views inside minimize. A tap on a minimized tab bar expands it, and the
  /// accessory of the tab view is beside it instead of above.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
