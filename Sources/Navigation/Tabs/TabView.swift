// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A view that shows one of several tabs: selected in a tab bar, or by swiping through pages.
///
/// With a tab bar, a tab is created when it is first selected. A tab that is no longer selected
/// keeps its state; its `onDisappear` runs, and its `onAppear` runs again when it is selected
/// again.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// The id of the selected tab if there is no selection binding.
  @State private var storedSelection: AnyHashable?
  /// The tab bar configuration that the selected tab sets.
  @State private var configuration = TabBarConfiguration()
  /// The tab that was last selected, without that for searching.
  @State private var selectedInBar = 0
  /// Whether the tab bar is minimized.
  @State private var isMinimized = false
  @State private var minimizer = TabBarMinimizer()
  @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior
  @Environment(\.systemVersion) private var version
  @Environment(\.tabViewStyle) private var style
  @Environment(\.tabAccessory) private var accessory

  /// Creates a tab view of views, identified by their `tag`s, with a binding to the selected tag.
  ///
  /// If no tag equals the selection, the first tab is shown. A nil binding stores the selection in
  /// the view.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The selected tab above its tab bar, or the pages with their dots.
  public var body: some View {
    let entries = ViewListEntry.list(content)
    switch style.kind {
    case .bar:
      let isFloating = version == .iOS26
      let direction = isFloating ? minimizeBehavior.direction : nil
      let isMinimized = isMinimized && direction != nil
      let selected = index(in: entries)
      let separate =
        isFloating && entries.count > 1 ? entries.firstIndex { $0.role == .search } : nil
      let inBar = entries.indices.filter { $0 != separate }
      let shownInBar = inBar.contains(selectedInBar) ? selectedInBar : inBar.first ?? 0
      TabContainer(
        entries: entries, selected: selected, configuration: configuration,
        accessory: accessory, isFloating: isFloating, isMinimized: isMinimized, separate: separate,
        selectedInBar: selected == separate ? shownInBar : selected,
        select: { index in
          // The button of a minimized bar expands it.
          let isExpansion = isMinimized && (index != separate || index == selected)
          if isExpansion { minimize(false) } else { select(index, entries) }
        }
      )
      .modifier(
        _ScrollRequestModifier { [minimizer] requests in
          requests.observers.removeAll { $0 is TabBarMinimizer }
          if direction != nil { requests.observers.append(minimizer) }
        }
      )
      .modifier(
        _UpdateActionModifier { [minimizer] in
          (minimizer.direction, minimizer.isMinimized) = (direction, isMinimized)
          minimizer.setMinimized = { minimize($0) }
        }
      )
      .onChange(of: selected, initial: true) { _, selected in
        if isMinimized { minimize(false) }
        if selected != separate { selectedInBar = selected }
      }
      .onChange(of: direction) { self.isMinimized = false }
      .environment(\.tabBarMinimizeBehavior, .automatic)
      .environment(\.tabAccessory, nil)
      .environment(\.isInTab, true)
      .onPreferenceChange(TabBarConfigurationKey.self) { configuration = $0 }
      .modifier(WindowSafeAreaModifier())
    case .pages(let display):
      PageTabs(
        entries: entries, selected: index(in: entries), display: display,
        select: { select($0, entries) })
    }
  }

  /// Minimizes or expands the tab bar.
  private func minimize(_ isMinimized: Bool) {
    withAnimation(.smooth) { self.isMinimized = isMinimized }
  }

  private func index(in entries: [ViewListEntry]) -> Int {
    let index: Int?
    if let selection {
      let value = selection.wrappedValue
      index = entries.indices.first { entries[$0].tag?.base as? SelectionValue == value }
    } else {
      index = entries.indices.first { entries[$0].id == storedSelection }
    }
    return index ?? 0
  }

  private func select(_ index: Int, _ entries: [ViewListEntry]) {
    guard entries.indices.contains(index) else { return }
    guard let selection else {
      storedSelection = entries[index].id
      return
    }
    if let value = entries[index].tag?.base as? SelectionValue, value != selection.wrappedValue {
      selection.wrappedValue = value
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores the selection itself.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView {
  /// Creates a tab view of tabs with values, and binds the value of the selected one.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(tabs: content()) }
  }

  /// Creates a tab view of tabs without values, which stores the selection itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    self.init(selection: nil) { TabContentBuilder<Never>.Content(tabs: content()) }
  }
}
