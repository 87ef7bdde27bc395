// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The views of the columns of a split view.
struct SplitColumns {
  let sidebar: AnyView
  /// The middle column; nil if there are two columns.
  let content: AnyView?
  let detail: AnyView
}

/// The columns as the pages of a stack.
struct CompactColumns: View {
  let columns: SplitColumns
  let preferred: Binding<NavigationSplitViewColumn>?
  @State private var model = NavigationModel()
  /// The columns above the sidebar, and the values that links have pushed.
  @State private var shown: [AnyHashable] = []
  @State private var session = SplitSession()

  init(columns: SplitColumns, preferred: Binding<NavigationSplitViewColumn>?) {
    self.columns = columns
    self.preferred = preferred
    if let preferred { _shown = State(initialValue: path(to: preferred.wrappedValue)) }
  }

  var body: some View {
    PageStack(
      model: model,
      root: AnyView(
        columns.sidebar
          .environment(\.isSidebarList, true)
          .environment(\.showNextColumn, next(after: .sidebar)))
    )
    .environment(\.navigation, model)
    .environment(\.optionsLink, .navigation)
    .modifier(
      _UpdateActionModifier { [model, columns] in
        model.path = NavigationPathAccess(
          read: { shown }, write: { show($0) })
        model.setDestination(for: NavigationSplitViewColumn.self) { column in
          AnyView(
            (column == .content ? columns.content : columns.detail)?
              .environment(\.showNextColumn, next(after: column)))
        }
      }
    )
    .onChange(of: preferred?.wrappedValue) { _, column in
      guard let column, path(to: column) != shown else { return }
      withAnimation(NavigationMotion.animation) { show(path(to: column)) }
    }
  }

  private func path(to column: NavigationSplitViewColumn) -> [AnyHashable] {
    let columns = columns(to: column)
    return columns.map { AnyHashable($0) }
  }

  private func columns(to column: NavigationSplitViewColumn) -> [NavigationSplitViewColumn] {
    switch column {
    case .sidebar: []
    case .content: columns.content == nil ? [] : [.content]
    default: columns.content == nil ? [.detail] : [.content, .detail]
    }
  }

  private func show(_ new: [AnyHashable]) {
    let old = shown
    shown = new
    func columns(_ values: some Sequence<AnyHashable>) -> [NavigationSplitViewColumn] {
      values.compactMap { $0.base as? NavigationSplitViewColumn }
    }
    for column in columns(old.dropFirst(new.count)) { session.returned(from: column) }
    let column = columns(new).last ?? .sidebar
    if let preferred, preferred.wrappedValue != column { preferred.wrappedValue = column }
  }

  /// Returns the action that shows the column after another one.
  private func next(after column: NavigationSplitViewColumn) -> ShowNextColumn? {
    guard column != .detail else { return nil }
    let next: NavigationSplitViewColumn =
      column == .sidebar && columns.content != nil ? .content : .detail
    return ShowNextColumn { onReturn in
      session.onReturn[next] = onReturn
      guard shown.count < path(to: next).count else { return }
      withAnimation(NavigationMotion.animation) { show(path(to: next)) }
    }
  }
}

/// The actions that run when the user goes back from a column.
@MainActor
final class SplitSession: ViewBound {
  var storage: ObjectIdentifier?
  fileprivate var onReturn: [NavigationSplitViewColumn: () -> Void] = [:]

  fileprivate func returned(from column: NavigationSplitViewColumn) {
    onReturn.removeValue(forKey: column)?()
  }

  func viewReleased() { onReturn = [:] }
}

private enum IsColumnRootKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is a column of a split view, outside of a stack of its own.
  var isColumnRoot: Bool {
    get { self[IsColumnRootKey.self] }
    set { self[IsColumnRootKey.self] = newValue }
  }
}

/// The columns side by side.
struct SideBySideColumns: View {
  let columns: SplitColumns
  let visibility: Binding<NavigationSplitViewVisibility>?
  @State private var storedVisibility = NavigationSplitViewVisibility.automatic
  @State private var sidebarModel = NavigationModel()
  @State private var contentModel = NavigationModel()
  @State private var detailModel = NavigationModel()
  @State private var sidebarWidth = ColumnWidth()
  @State private var contentWidth = ColumnWidth()
  @State private var hidesToggle = false

  init(columns: SplitColumns, visibility: Binding<NavigationSplitViewVisibility>?) {
    self.columns = columns
    self.visibility = visibility
  }

  var body: some View {
    GeometryReader { proxy in
      let shown = visibleColumns(in: proxy.size.width)
      HStack(spacing: 0) {
        if shown.contains(.sidebar) {
          column(.sidebar, columns.sidebar, sidebarModel, showsToggle: true)
            .environment(\.isSidebarList, true)
            .onPreferenceChange(ColumnWidthKey.self) { sidebarWidth = $0 }
            .frame(width: sidebarWidth.value(ideal: 320, in: proxy.size.width))
            .transition(.move(edge: .leading))
            .zIndex(1)
          ColumnSeparator()
        }
        if let content = columns.content, shown.contains(.content) {
          column(
            .content, content, contentModel,
            showsToggle: !shown.contains(.sidebar)
          )
          .onPreferenceChange(ColumnWidthKey.self) { contentWidth = $0 }
          .frame(width: contentWidth.value(ideal: 320, in: proxy.size.width))
          .transition(.move(edge: .leading))
          ColumnSeparator()
        }
        column(
          .detail, columns.detail, detailModel,
          showsToggle: shown == [.detail]
        )
        .frame(maxWidth: .infinity)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .onPreferenceChange(HidesSidebarToggleKey.self) { hidesToggle = $0 }
    .modifier(
      _UpdateActionModifier {
        [sidebarModel, contentModel, detailModel, hasContent = columns.content != nil] in
        sidebarModel.target = hasContent ? contentModel : detailModel
        contentModel.target = detailModel
      })
  }

  private func column(
    _ column: NavigationSplitViewColumn, _ view: AnyView, _ model: NavigationModel,
    showsToggle: Bool
  ) -> some View {
    PageStack(
      model: model,
      root: AnyView(
        view
          .environment(\.isColumnRoot, true)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              if showsToggle, !hidesToggle { SidebarToggle(action: toggle) }
            }
          })
    )
    .environment(\.navigation, model)
    .environment(\.optionsLink, .navigation)
  }

  private func visibleColumns(in width: CGFloat) -> [NavigationSplitViewColumn] {
    let all: [NavigationSplitViewColumn] =
      columns.content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    switch visibility?.wrappedValue ?? storedVisibility {
    case .all: return all
    case .doubleColumn: return Array(all.suffix(2))
    case .detailOnly: return [.detail]
    default:
      if width < 700 { return [.detail] }
      return width < 1000 ? Array(all.suffix(2)) : all
    }
  }

  /// Hides the first visible column, or shows one more.
  private func toggle() {
    withAnimation(.smooth(duration: 0.35)) {
      let binding = visibility ?? $storedVisibility
      let hasContent = columns.content != nil
      let width = FrameContext.current.host?.size.width ?? 0
      let count = visibleColumns(in: width).count
      let showsSidebar = count == (hasContent ? 3 : 2)
      if showsSidebar {
        binding.wrappedValue = hasContent ? .doubleColumn : .detailOnly
      } else {
        binding.wrappedValue = .all
      }
    }
  }
}

private struct ColumnSeparator: View {
  var body: some View {
    Divider().ignoresSafeArea()
  }
}

private struct SidebarToggle: View {
  let action: () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      Image(systemName: "sidebar.leading")
    }
  }
}

/// The width of a column, in points.
struct ColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  /// Returns the width in a window of a width: at most half of it.
  func value(ideal standard: CGFloat, in width: CGFloat) -> CGFloat {
    var value = ideal ?? standard
    if let maximum { value = min(value, maximum) }
    if let minimum { value = max(value, minimum) }
    return min(value, width / 2)
  }
}

struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth { ColumnWidth() }

  static func reduce(value: inout ColumnWidth, nextValue: () -> ColumnWidth) {
    let next = nextValue()
    if value == ColumnWidth() { value = next }
  }
}

struct HidesSidebarToggleKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}
