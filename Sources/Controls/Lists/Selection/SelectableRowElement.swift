// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Registers the modified row as one that can be selected.
struct _SelectableRowElementModifier: ElementModifier {
  typealias Body = Never
  let tag: AnyHashable
  let isSelectable: Bool
  let rows: SelectableRowRegistry?

  func wrap(_ child: Element, _ node: Node) -> SelectableRowElement {
    SelectableRowElement(child, node)
  }

  func update(_ element: SelectableRowElement, _ pass: UpdatePass) {
    element.tag = tag
    element.isSelectable = isSelectable
    guard element.rows !== rows else { return }
    element.rows?.remove(element)
    element.rows = rows
    rows?.add(element)
  }
}

/// A row that can be selected.
final class SelectableRowElement: UnaryElement {
  fileprivate(set) var tag = AnyHashable(0)
  fileprivate(set) var isSelectable = false
  fileprivate weak var rows: SelectableRowRegistry?

  override func dismantle() {
    rows?.remove(self)
    super.dismantle()
  }
}
