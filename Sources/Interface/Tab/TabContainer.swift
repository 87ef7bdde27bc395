// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The tab that is chosen, and the bar below it.
struct TabContainer: PrimitiveView {
  let entries: [TabEntry]
  let selected: Int
  let request: TabBarRequest
  let select: (Int) -> Void

  static func _makeNode(
    _ view: TabContainer, _ context: _NodeContext
  ) -> _NodeReference<TabContainer> {
    _NodeReference(TabNode(view, context))
  }

  fileprivate var bar: TabBar {
    TabBar(
      labels: entries.map(\.label), badges: entries.map(\.badge), selected: selected,
      request: request, select: select)
  }
}

/// Keeps every tab that has been chosen.
private final class TabNode: TypedNode<TabContainer> {
  private var pages: [AnyHashable: TypedNode<AnyView>] = [:]
  /// The tabs that are made, in the order in which they were.
  private var order: [AnyHashable] = []
  private var selected: AnyHashable?
  private var bar: TypedNode<TabBar>?
  private var element: TabElement?

  init(_ view: TabContainer, _ context: _NodeContext) {
    super.init(context)
    element = TabElement(self)
    var inside = context.inside(self)
    inside.transition = nil
    show(view, context.pass)
    bar = inside.make(view.bar)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var children: [Node] {
    order.compactMap { pages[$0] } + [bar].compactMap { $0 as Node? }
  }

  override var transitionChildren: [Node] { [] }
  /// A tab that was left asks for nothing.
  override var preferenceChildren: [Node] { children.filter { shows($0) } }
  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func shows(_ child: Node) -> Bool {
    child === bar || child === selected.flatMap { pages[$0] }
  }

  override func update(_ view: TabContainer, _ pass: UpdatePass) {
    show(view, pass)
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

  /// Brings the tabs up to date that have been made, and makes the one that is chosen.
  private func show(_ view: TabContainer, _ pass: UpdatePass) {
    let known = Set(view.entries.map(\.id))
    for id in order where !known.contains(id) { pages.removeValue(forKey: id)?.dismantle() }
    order.removeAll { !known.contains($0) }
    for entry in view.entries { pages[entry.id]?.update(entry.view, pass) }
    let old = selected
    let entry = view.entries.indices.contains(view.selected) ? view.entries[view.selected] : nil
    guard old != entry?.id else { return }
    if let old, let page = pages[old] { page.noteAppearance(false) }
    selected = entry?.id
    guard let entry else { return }
    if let page = pages[entry.id] {
      page.noteAppearance(true)
    } else {
      var context = childContext(pass)
      context.pass.isInsertion = true
      order.append(entry.id)
      pages[entry.id] = context.make(entry.view)
    }
  }
}

/// A page above a bar.
private final class TabElement: Element {
  private var page: [Element] = []
  private var bar: [Element] = []

  override var children: [Element] { page + bar }

  func setItems(page: [Element], bar: [Element]) {
    let old = children
    guard !(page + bar).elementsEqual(old, by: ===) else { return }
    self.page = page
    self.bar = bar
    adopt(children, after: old)
    setNeedsLayout()
  }

  /// The bar is unsafe: what ignores that reaches behind it.
  override func safeAreaInsets(around child: Element) -> EdgeInsets? {
    page.contains { $0 === child } ? EdgeInsets(.bottom, barHeight(size.width)) : nil
  }

  private func barHeight(_ width: CGFloat) -> CGFloat {
    bar.first?.size(ProposedViewSize(width: width, height: nil)).height ?? 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let bar = bar.first?.size(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
    return CGSize(width: proposal.width ?? bar.width, height: proposal.height ?? bar.height)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let barHeight = barHeight(size.width)
    let space = CGSize(width: size.width, height: max(0, size.height - barHeight))
    for item in page where !item.isDeparting {
      item.place(Placing(item, ProposedViewSize(space), .center, in: space), pass)
    }
    for item in bar {
      item.place(
        CGRect(x: 0, y: size.height - barHeight, width: size.width, height: barHeight), pass)
    }
  }
}
