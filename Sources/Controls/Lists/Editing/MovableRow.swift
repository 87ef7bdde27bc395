// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A row that a `RowReordering` can offset, updated from `EditableRow` through `_MovableRowModifier`.
@MainActor
final class MovableRow: ViewBound {
  var storage: ObjectIdentifier?
  /// The position of the row's element in the data.
  fileprivate(set) var index = 0
  fileprivate weak var element: Element?
  /// Sets the vertical offset of the row, in points, with an animation or at once.
  fileprivate(set) var setOffset: (CGFloat, Animation?) -> Void = { _, _ in }

  /// The frame by layout alone, in points: without offsets and scrolling.
  var layoutFrame: CGRect {
    guard let element else { return .zero }
    return CGRect(origin: element.layoutOrigin, size: element.size)
  }

  /// Keeps the row in its list, or no longer does, while it may be far out of sight.
  func setHeld(_ isHeld: Bool) {
    let source: (any RowSource)? = element?.node.nearestAncestor()
    source?.heldRow = isHeld ? index : nil
  }

  /// The scroll view of the list.
  var scroll: ScrollElement? { element?.enclosingScroll(along: .vertical) }

  func viewReleased() { setOffset = { _, _ in } }
}

/// Keeps a movable row up to date, and registers it with its session for as long as it exists.
struct _MovableRowModifier: ElementModifier {
  typealias Body = Never
  let row: MovableRow
  let index: Int
  let session: RowReordering
  let setOffset: (CGFloat, Animation?) -> Void

  func wrap(_ child: Element, _ node: Node) -> MovableRowElement { MovableRowElement(child, node) }

  func update(_ element: MovableRowElement, _ pass: UpdatePass) {
    (row.index, row.setOffset, row.element) = (index, setOffset, element)
    element.unregister = { [row, session] in session.remove(row) }
    session.add(row)
  }
}

/// Removes the row from its session when it is dismantled.
final class MovableRowElement: UnaryElement {
  fileprivate var unregister: () -> Void = {}

  override func dismantle() {
    unregister()
    super.dismantle()
  }
}
