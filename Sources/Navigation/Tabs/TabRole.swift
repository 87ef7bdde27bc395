// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The purpose of a tab.
///
/// - Note: Differs from SwiftUI: a role only labels a tab without a label; the tab stays among the
///   others.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab for searching.
  public static let search = TabRole(name: "search")
}
