// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

/// The order of the rows of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let isFixed: Bool

  /// From the top down, as `fixed`.
  public static let automatic = MenuOrder(isFixed: false)
  /// From the top down.
  public static let fixed = MenuOrder(isFixed: true)
}

extension View {
  /// Sets the order of the rows of menus in the view.
  ///
  /// - Note: Differs from SwiftUI: rows are in their order from the top down, also in a menu that opens
  ///   upwards. `priority` is missing.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
