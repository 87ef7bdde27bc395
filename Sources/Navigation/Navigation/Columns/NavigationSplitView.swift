// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A view with two or three columns, in which a selection in one column determines what the next one
/// shows.
///
/// In a window of compact width the columns are the pages of a stack: selecting a row of a list, or
/// a link, pushes the next column. In a window of regular width they are side by side, and links show
/// their destination in the next column.
/// - Note: Differs from SwiftUI: the sidebar never covers the other columns; without a binding for the
///   columns' visibility it is hidden in windows narrower than 700 points (two columns) or 1000 points
///   (three columns).
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass

  fileprivate init(
    visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar, content: Content?,
    detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// The columns side by side, or as the pages of a stack.
  public var body: some View {
    let columns = SplitColumns(
      sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail))
    if sizeClass == .compact {
      CompactColumns(columns: columns, preferred: compactColumn)
    } else {
      SideBySideColumns(columns: columns, visibility: visibility)
    }
  }
}

extension NavigationSplitView {
  /// Creates a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil,
      compactColumn: nil, sidebar: sidebar(),
      content: content(), detail: detail())
  }

  /// Creates a split view of three columns, with a binding to the column that is on top in a compact width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil,
      compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }

  /// Creates a split view of three columns, with a binding to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      compactColumn: nil, sidebar: sidebar(),
      content: content(), detail: detail())
  }

  /// Creates a split view of three columns, with the visible columns and with a binding to the column that is on top in a compact width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view of two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil,
      compactColumn: nil, sidebar: sidebar(),
      content: nil, detail: detail())
  }

  /// Creates a split view of two columns, with a binding to the column that is on top in a compact width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil,
      compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: nil, detail: detail())
  }

  /// Creates a split view of two columns, with a binding to the visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      compactColumn: nil, sidebar: sidebar(),
      content: nil, detail: detail())
  }

  /// Creates a split view of two columns, with the visible columns and with a binding to the column that is on top in a compact width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility,
      compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: nil, detail: detail())
  }
}
