// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The purpose of a tab.
///
/// With the look of iOS 26, the first tab for searching is a button of its own beside the tab bar.
/// - Note: Differs from SwiftUI: a search field stays in the page, also with a tab for searching.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab for searching.
  public static let search = TabRole(name: "search")
}

private struct TabRoleKey: ContainerValueKey {
  static let defaultValue: TabRole? = nil
}

extension ViewListEntry {
  /// The purpose of a tab; nil if it has no role.
  var role: TabRole? {
    get { values[TabRoleKey.self] }
    set { values[TabRoleKey.self] = newValue }
  }
}
