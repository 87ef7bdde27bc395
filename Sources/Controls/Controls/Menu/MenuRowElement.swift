// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// Gives the callbacks of a menu row access to its elements.
@MainActor
final class MenuRowHandle {
  let focus = FocusHandle()
  fileprivate(set) weak var row: MenuRowElement?
}

/// A modifier that registers a row with the menu session.
struct _MenuRowModifier: ElementModifier {
  typealias Body = Never
  let session: MenuSession?
  let isEnabled: Bool
  let level: Int
  let handle: MenuRowHandle
  let action: () -> Void
  let setHighlighted: (Bool) -> Void

  func wrap(_ child: Element, _ node: Node) -> MenuRowElement { MenuRowElement(child, node) }

  func update(_ element: MenuRowElement, _ pass: UpdatePass) {
    element.session = session
    element.isEnabled = isEnabled
    element.level = level
    element.action = action
    element.setHighlighted = setHighlighted
    element.focus = handle.focus
    handle.row = element
    session?.add(element)
  }
}

final class MenuRowElement: UnaryElement {
  fileprivate(set) weak var session: MenuSession?
  fileprivate(set) var isEnabled = true
  /// The number of menus around that of the row.
  fileprivate(set) var level = 0
  fileprivate(set) var action: () -> Void = {}
  fileprivate(set) var setHighlighted: (Bool) -> Void = { _ in }
  fileprivate weak var focus: FocusHandle?

  /// The frame in the window, in points.
  var windowFrame: CGRect {
    CGRect(origin: .zero, size: presentedSize).applying(transformToRoot)
  }

  func requestFocus() {
    guard let element = focus?.element else { return }
    node.host.focus.move(to: element, byKeyboard: true)
  }

  override func dismantle() {
    session?.remove(self)
    super.dismantle()
  }
}
