// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A row that a `MoveSession` can offset, updated from `EditableRow` through `_MovableRowModifier`.
@MainActor
final class MovableRow {
  /// The position of the row's element in the data.
  fileprivate(set) var index = 0
  fileprivate weak var element: Element?
  /// Sets the vertical offset of the row, in points, with an animation or at once.
  fileprivate(set) var setOffset: (CGFloat, Animation?) -> Void = { _, _ in }

  /// The presented frame in the coordinate space of the window, in points.
  var frame: CGRect {
    guard let element else { return .zero }
    return CGRect(origin: .zero, size: element.presentedSize).applying(element.transformToRoot)
  }
}

/// Keeps a movable row up to date, and registers it with its session for as long as it exists.
struct _MovableRowModifier: ElementModifier {
  typealias Body = Never
  let row: MovableRow
  let index: Int
  let session: MoveSession
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
