// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The appearance of lists: `plain`, `grouped` or `insetGrouped`.
///
/// As in SwiftUI, only the styles of the library conform.
public protocol ListStyle {
  static var _kind: _ListStyleKind { get }
}

/// The list styles as a value. Not for use outside of the library.
public enum _ListStyleKind: Hashable, Sendable {
  /// Rows and section titles from edge to edge; section headers are pinned to the top while
  /// scrolling.
  case plain
  /// Sections as cards with rounded corners.
  case insetGrouped
  /// Sections as cards from edge to edge.
  case grouped
}

/// A list style with rows from edge to edge.
///
/// The header of a section stays at the top of the list while the section's rows scroll below it.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public static var _kind: _ListStyleKind { .plain }
}

/// A list style with sections as cards with rounded corners, inset from the edges of the list.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public static var _kind: _ListStyleKind { .insetGrouped }
}

/// A list style with sections as cards from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public static var _kind: _ListStyleKind { .grouped }
}

/// A list style with rows from edge to edge: as on a phone, the same as `PlainListStyle`.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public static var _kind: _ListStyleKind { .plain }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, with pinned section headers.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list style for the sidebar of a window. As on a phone, it has sections as cards with rounded
/// corners. Their headers are prominent, and those of sections with `isExpanded` have a button that
/// collapses them.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public static var _kind: _ListStyleKind { .insetGrouped }
}

/// The style of lists without a `listStyle` modifier: the same as `InsetGroupedListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  public static var _kind: _ListStyleKind { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: inset grouped.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as cards from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, with pinned section headers.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style of a sidebar: as on a phone, sections as cards with rounded corners.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListStyleKindKey: EnvironmentKey {
  static let defaultValue = _ListStyleKind.insetGrouped
}

extension EnvironmentValues {
  var listStyleKind: _ListStyleKind {
    get { self[ListStyleKindKey.self] }
    set { self[ListStyleKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists inside. Forms keep their style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleKind, S._kind)
      .environment(\.isSidebarList, S.self == SidebarListStyle.self)
  }
}
