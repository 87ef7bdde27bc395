// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// The columns of a split view that are shown, where there is space for several.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private enum Kind: Hashable, Sendable, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let kind: Kind

  /// As many columns as fit.
  public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
  /// Without the sidebar of three columns; both of two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
  /// The last column alone.
  public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case sidebar, content, detail
  }

  private let kind: Kind

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }
  /// The middle one of three columns.
  public static var content: NavigationSplitViewColumn { .init(kind: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }
}
