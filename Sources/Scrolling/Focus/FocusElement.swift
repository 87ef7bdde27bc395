// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An element that can have the keyboard focus.
package final class FocusElement: KeyboardElement {
  package internal(set) var target = FocusTarget()
  /// The color of the focus ring.
  var ring = ResolvedColor.black
  var showsRing = true
  package internal(set) var isEnabled = true {
    didSet { if !isEnabled { host.focus.removeFocus(from: self) } }
  }

  var isFocused: Bool { host.focus.focused === self }

  public override func draw(_ builder: inout DisplayListBuilder) {
    child.render(&builder)
    guard isFocused, host.focus.isByKeyboard, !target.drawsOwnFocus, showsRing else { return }
    let bounds = CGRect(origin: .zero, size: presentedSize)
    let outset = target.outset
    builder.strokeFocusRing(
      bounds.insetBy(dx: -outset, dy: -outset), radius: target.radius + outset, ring)
  }

  public override func dismantle() {
    host.focus.removeFocus(from: self)
    super.dismantle()
  }
}

extension Element {
  /// Calls `visitor` with this element and all elements below it, back to front. Elements that are
  /// being removed or hidden from focus are skipped.
  package final func visit(_ visitor: (Element) -> Void) {
    guard !isTransitioningOut, (self as? FocusHiddenElement)?.isHidden != true else { return }
    visitor(self)
    for child in children { child.visit(visitor) }
  }

  /// Calls `visitor` as `visit` does, but in the order of the views, whatever their z-index.
  final func visitInReadingOrder(_ visitor: (Element) -> Void) {
    guard !isTransitioningOut, (self as? FocusHiddenElement)?.isHidden != true else { return }
    visitor(self)
    for child in childrenInReadingOrder { child.visitInReadingOrder(visitor) }
  }

  /// The children in the order of their views, whatever their z-index.
  package final var childrenInReadingOrder: [Element] {
    let children = children
    guard children.count > 1, let container = self as? ContainerElement,
      children.contains(where: { $0.zIndex != 0 })
    else { return children }
    let drawn = Set(children.map(ObjectIdentifier.init))
    return container.items.filter { drawn.contains(ObjectIdentifier($0)) }
  }
}
