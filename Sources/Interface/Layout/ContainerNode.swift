// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A view that arranges the elements of its content: a stack.
protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Container: ContainerElement

  var content: Content { get }
  @MainActor func makeElement(_ node: Node) -> Container
  @MainActor func update(_ element: Container, _ pass: UpdatePass)
}

extension ContainerView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeReference<Self> {
    _NodeReference(ContainerNode(view, context))
  }
}

/// An element that arranges several others.
class ContainerElement: Element {
  private(set) var items: [Element] = []
  private var itemsBackToFront: [Element] = []

  /// Back to front: in their order, but for those with a z-index.
  override var children: [Element] { itemsBackToFront }

  final override var adopted: [Element] { items }

  private func orderItems() {
    let indices = items.map(\.zIndex)
    guard indices.contains(where: { $0 != 0 }) else {
      itemsBackToFront = items
      return
    }
    itemsBackToFront = items.indices.sorted { a, b in
      indices[a] == indices[b] ? a < b : indices[a] < indices[b]
    }.map { items[$0] }
  }

  /// A z-index that changes has it arranged anew.
  final override func willArrange() {
    orderItems()
  }

  /// The items that take part in layout.
  final var layoutItems: [Element] {
    host.departures > 0 ? items.filter { !$0.isDeparting } : items
  }

  /// Where the items lie in a size that the element takes under a proposal.
  func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] { [] }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    for placing in placings(in: size, proposal) { placing.element.place(placing, pass) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    key.combined(placings(in: dimensions.size, dimensions.proposal))
  }

  final func replaceItems(_ items: [Element]) {
    guard !items.elementsEqual(self.items, by: ===) else { return }
    adopt(items, after: self.items)
    self.items = items
    orderItems()
    setNeedsLayout()
  }
}

final class ContainerNode<V: ContainerView>: TypedNode<V> {
  private var view: V
  private var content: TypedNode<V.Content>?
  private var element: V.Container?

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    element = view.makeElement(self)
    var inside = context.inside(self)
    inside.transition = nil
    content = inside.make(view.content)
    refresh(context.pass)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override var transitionChildren: [Node] { [] }
  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func update(_ view: V, _ pass: UpdatePass) {
    self.view = view
    refresh(pass)
    content?.update(view.content, pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    guard let element else { return }
    Evaluation.track(self, observes: false) { view.update(element, pass) }
    element.extentChanged()
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.replaceItems(content?.elements ?? [])
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }
}
