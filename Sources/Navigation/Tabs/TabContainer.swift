// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The selected tab, and the tab bar below it.
struct TabContainer: PrimitiveView {
  let entries: [ViewListEntry]
  let selected: Int
  let configuration: TabBarConfiguration
  let accessory: AnyView?
  let isFloating: Bool
  let isMinimized: Bool
  let separate: Int?
  let selectedInBar: Int
  let select: (Int) -> Void

  static func _makeNode(
    _ view: TabContainer, _ context: _NodeContext
  ) -> _NodeReference<TabContainer> {
    _NodeReference(TabNode(view, context))
  }

  fileprivate var bar: TabBar {
    TabBar(
      labels: entries.map(\.label), badges: entries.map(\.badge), selected: selected,
      configuration: configuration, accessory: accessory, isFloating: isFloating,
      isMinimized: isMinimized, separate: separate, selectedInBar: selectedInBar, select: select)
  }
}

/// The node of a tab view with a tab bar. It keeps the nodes of all tabs that have been selected.
private final class TabNode: TypedNode<TabContainer> {
  private var pages: [AnyHashable: TypedNode<AnyView>] = [:]
  /// The ids of the created tabs, in the order of their creation.
  private var order: [AnyHashable] = []
  private var selected: AnyHashable?
  private var bar: TypedNode<TabBar>?
  private var element: TabElement?

  init(_ view: TabContainer, _ context: borrowing _NodeContext) {
    super.init(context)
    element = TabElement(self)
    var inside = context.inside(self)
    inside.transition = nil
    element?.isFloating = view.isFloating
    updatePages(view, context.pass)
    bar = inside.make(view.bar)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var children: [Node] {
    order.compactMap { pages[$0] } + [bar].compactMap { $0 as Node? }
  }

  override func arrangement(of child: Node) -> ChildArrangement { .single(.column) }
  override var transitionChildren: [Node] { [] }
  /// Excludes the preferences of tabs that are not selected.
  override var preferenceChildren: [Node] { children.filter { shows($0) } }
  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func shows(_ child: Node) -> Bool {
    child === bar || child === selected.flatMap { pages[$0] }
  }

  override func update(_ view: TabContainer, _ pass: UpdatePass) {
    element?.isFloating = view.isFloating
    updatePages(view, pass)
    bar?.update(view.bar, pass)
    childElementsChanged(pass)
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.setItems(
      page: selected.flatMap { pages[$0] }?.elements ?? [], bar: bar?.elements ?? [])
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }

  /// Updates the tabs that have been created, and creates the selected one if needed.
  private func updatePages(_ view: TabContainer, _ pass: UpdatePass) {
    let known = Set(view.entries.map(\.id))
    for id in order where !known.contains(id) { pages.removeValue(forKey: id)?.dismantle() }
    order.removeAll { !known.contains($0) }
    for entry in view.entries { pages[entry.id]?.update(entry.view, pass) }
    let old = selected
    let entry = view.entries.indices.contains(view.selected) ? view.entries[view.selected] : nil
    guard old != entry?.id else { return }
    if let old, let page = pages[old] { page.visibilityChanged(false) }
    selected = entry?.id
    guard let entry else { return }
    if let page = pages[entry.id] {
      page.visibilityChanged(true)
    } else {
      var context = childContext(pass)
      context.pass.isInsertion = true
      order.append(entry.id)
      pages[entry.id] = context.make(entry.view)
    }
  }
}
