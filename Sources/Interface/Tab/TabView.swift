// Part of Snapback, under the MIT licence; see LICENSE.

/// One of several views at a time: chosen in a bar below, or by swiping through pages.
///
/// A tab is made when it is first chosen. One that is left keeps its state; its `onDisappear` runs, and its
/// `onAppear` again when it returns.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// The tab that is chosen where nobody else keeps it.
  @State private var ownSelection: AnyHashable?
  /// What the tab that is seen asks of the bar.
  @State private var request = TabBarRequest()
  @Environment(\.tabViewStyle) private var style

  /// A tab is chosen by the `tag` of its view.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    let entries = TabEntry.list(content)
    switch style.kind {
    case .bar:
      TabContainer(
        entries: entries, selected: index(in: entries), request: request,
        select: { select($0, entries) }
      )
      .onPreferenceChange(TabBarRequestKey.self) { request = $0 }
    case .pages(let display):
      PageTabs(
        entries: entries, selected: index(in: entries), display: display,
        select: { select($0, entries) })
    }
  }

  private func index(in entries: [TabEntry]) -> Int {
    let index: Int?
    if let selection {
      let value = selection.wrappedValue
      index = entries.indices.first { entries[$0].tag?.base as? SelectionValue == value }
    } else {
      index = entries.indices.first { entries[$0].id == ownSelection }
    }
    return index ?? 0
  }

  private func select(_ index: Int, _ entries: [TabEntry]) {
    guard entries.indices.contains(index) else { return }
    guard let selection else {
      ownSelection = entries[index].id
      return
    }
    if let value = entries[index].tag?.base as? SelectionValue, value != selection.wrappedValue {
      selection.wrappedValue = value
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}
