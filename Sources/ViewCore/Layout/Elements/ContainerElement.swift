// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An element that arranges several items.
@_spi(ViewTree) open class ContainerElement: Element {
  /// The arranged elements, in the order of their views.
  package final var items: [Element] { storedItems }
  private var storedItems: [Element] = []
  private var itemsBackToFront: [Element] = []

  /// The items back to front: by z-index, then in their order.
  open override var children: [Element] { itemsBackToFront }

  final override var ownedChildren: [Element] { storedItems }

  /// The items without those that stand for rows that are not created.
  private var madeItems: [Element] {
    if lazyAxis == nil { return items }
    // A loop: a closure checks the actor.
    var made: [Element] = []
    made.reserveCapacity(items.count)
    for item in items where item.rowSpace == nil { made.append(item) }
    return made
  }

  private func orderItems() {
    let items = madeItems
    var isOrdered = true
    for item in items where item.zIndex != 0 { isOrdered = false }
    if isOrdered {
      itemsBackToFront = items
      return
    }
    let indices = items.map(\.zIndex)
    itemsBackToFront = items.indices.sorted { a, b in
      indices[a] == indices[b] ? a < b : indices[a] < indices[b]
    }.map { items[$0] }
  }

  /// Sorts the items again: a changed z-index invalidates the arrangement.
  final override func willArrange() {
    orderItems()
  }

  /// The items that are part of the layout: all but those that are transitioning out, and those that
  /// stand for rows that are not created.
  package final var layoutItems: [Element] {
    let items = madeItems
    return host.departingCount > 0 ? items.filter { !$0.isDeparting } : items
  }

  /// The axis along which the container makes the rows of its `ForEach`es when they are needed; nil
  /// if it needs all of them.
  open var lazyAxis: Axis? { nil }

  /// Returns the placements of the items for a size that the element takes under a proposal.
  open func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] { [] }

  open override func arrange(in size: CGSize, _ pass: UpdatePass) {
    for placement in placements(in: size, proposal) { placement.element.place(placement, pass) }
  }

  open override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    key.combined(placements(in: dimensions.size, dimensions.proposal))
  }

  /// Replaces the items and invalidates the layout if they differ.
  package final func replaceItems(_ items: [Element]) {
    let old = storedItems
    guard !areIdentical(items, old) else { return }
    adopt(items, after: old)
    storedItems = items
    orderItems()
    setNeedsLayout()
  }
}
