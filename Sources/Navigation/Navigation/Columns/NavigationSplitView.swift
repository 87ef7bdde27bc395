// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Two or three columns, of which one decides what the next shows.
///
/// In a window of compact width the columns are the pages of a stack: selecting a row of a list, or
/// a link, pushes the next column. In a regular width they are side by side, and links show their
/// page in the next column.
/// - Note: Differs from SwiftUI: the sidebar never covers the other columns; without a binding it is
///   hidden in windows narrower than 700 points, and that of three columns below 1000 points.
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

  /// Creates a split view of three columns, with the topmost column on a phone stored outside.
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

  /// Creates a split view of three columns, with the visible columns stored outside.
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

  /// Creates a split view of three columns, with the visible columns and with the topmost column on a phone stored outside.
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

  /// Creates a split view of two columns, with the topmost column on a phone stored outside.
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

  /// Creates a split view of two columns, with the visible columns stored outside.
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

  /// Creates a split view of two columns, with the visible columns and with the topmost column on a phone stored outside.
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
