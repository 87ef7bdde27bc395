// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Makes all of a list row's cell the touch target, and the preview, of the context menu of the modified view, if that
/// is the whole row.
struct _ContextMenuRowModifier: ElementModifier {
  typealias Body = Never
  let handle: ContextMenuRowHandle
  let isInList: Bool

  func wrap(_ child: Element, _ node: Node) -> ContextMenuRowElement {
    ContextMenuRowElement(child, node)
  }

  func update(_ element: ContextMenuRowElement, _ pass: UpdatePass) {
    element.isInList = isInList
    handle.element = element
  }
}

/// A reference from a context menu to its element.
@MainActor
final class ContextMenuRowHandle {
  fileprivate(set) weak var element: ContextMenuRowElement?

  /// The bounds of the row's cell in the window, in points; nil if the view is not a row of a list.
  var frame: CGRect? {
    guard let (container, cell) = element?.enclosingCell else { return nil }
    return container.rect(of: cell).applying(container.transformToRoot)
  }

  /// The view with the menu, one in it that is the same view, or the nearest around it, if it can be dragged; nil for a
  /// press of the secondary mouse button.
  var dragSource: (any DragSource)? {
    guard element?.host.touches.contains(where: { $0.initialHoldDuration == .infinity }) == false
    else { return nil }
    var inner: Element? = element
    while let current = inner {
      if let source = current as? any DragSource { return source }
      inner = current.wrappedContent
    }
    return element?.nearestAncestor(of: (any DragSource).self)
  }

  /// The shape of the preview of the view; nil if none is set.
  var shape: AnyShape? { element?.contextMenuPreviewShape }
}

/// The element of a view with a context menu.
final class ContextMenuRowElement: UnaryElement {
  fileprivate(set) var isInList = false

  /// The list or section that arranges the view as a row, and its cell there; nil if the view is only a part of a row.
  fileprivate var enclosingCell: (container: any ListRowContainer, cell: ListCell)? {
    guard isInList, let (container, row) = enclosingListRow,
      row.rowContextMenus.contains(where: { $0 === self }),
      let cell = container.cells.first(where: { $0.row === row })
    else { return nil }
    return (container, cell)
  }
}

extension Element {
  /// The context menus of the whole row that can be hit, outermost first: not those of views in it.
  final var rowContextMenus: [ContextMenuRowElement] {
    var result: [ContextMenuRowElement] = []
    var element: Element? = self
    while let current = element {
      if let menu = current as? ContextMenuRowElement, menu.isInList { result.append(menu) }
      if (current as? AllowsHitTestingElement)?.isAllowed == false { break }
      element = current.wrappedContent
    }
    return result
  }
}

/// Draws the cell of a list row a second time, with its background.
struct RowPortal: LeafView {
  let handle: ContextMenuRowHandle

  func makeElement(_ node: Node) -> RowPortalElement { RowPortalElement(node) }
  func update(_ element: RowPortalElement, _ pass: UpdatePass) { element.handle = handle }
}

final class RowPortalElement: Element {
  fileprivate weak var handle: ContextMenuRowHandle?

  override func draw(_ builder: inout DisplayListBuilder) {
    guard let (container, cell) = handle?.element?.enclosingCell else { return }
    builder.withoutCulling { builder in
      let rect = container.rect(of: cell)
      let savedTransform = builder.transform
      builder.move(by: CGPoint(x: -rect.minX, y: -rect.minY))
      container.draw(cell, &builder)
      builder.transform = savedTransform
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    containsInBounds(point)
  }
}
