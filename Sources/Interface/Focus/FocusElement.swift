// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// An element that can have the keyboard's focus.
final class FocusElement: UnaryElement {
  var target = FocusTarget()
  /// The colour of the ring around it.
  var ring = ResolvedColor.black
  var isEnabled = true {
    didSet { if !isEnabled { host.focus.forget(self) } }
  }

  var isFocused: Bool { host.focus.focused === self }

  override func draw(_ painter: inout Painter) {
    child.render(&painter)
    guard isFocused, host.focus.isByKeyboard, !target.drawsOwnFocus else { return }
    let bounds = CGRect(origin: .zero, size: presentedSize)
    let width: CGFloat = 2.5
    let outset = target.outset
    painter.stroke(
      RoundedRect(
        bounds.insetBy(dx: -outset, dy: -outset), radius: target.radius + outset,
        corners: .continuous),
      width: width, .color(ring.faded(to: 0.7)))
  }

  override func dismantle() {
    host.focus.forget(self)
    super.dismantle()
  }
}

/// An element around what keys and focus stay in while it is there: a sheet, a menu.
final class FocusScopeElement: UnaryElement {
  /// Runs at Escape.
  var cancel: (() -> Void)?
}

/// Keeps keys and focus to what it modifies.
struct _FocusScopeModifier: ElementModifier {
  typealias Body = Never
  let cancel: (() -> Void)?

  func wrap(_ child: Element, _ node: Node) -> FocusScopeElement { FocusScopeElement(child, node) }
  func update(_ element: FocusScopeElement, _ pass: UpdatePass) { element.cancel = cancel }
}

extension Element {
  /// The elements in and under this one, itself first, in reading order; of what is on its way out, none.
  final func visit(_ visitor: (Element) -> Void) {
    guard !hasLeft, (self as? FocusHiddenElement)?.isHidden != true else { return }
    visitor(self)
    for child in children { child.visit(visitor) }
  }

  /// Whether an element is this one or contains it.
  final func isWithin(_ other: Element) -> Bool {
    var element: Element? = self
    while let current = element {
      if current === other { return true }
      element = current.parent
    }
    return false
  }
}

/// An element that keys and focus pass by while it is hidden: a page under another one.
final class FocusHiddenElement: UnaryElement {
  var isHidden = false
}

struct _FocusHiddenModifier: ElementModifier {
  typealias Body = Never
  let isHidden: Bool

  func wrap(_ child: Element, _ node: Node) -> FocusHiddenElement {
    FocusHiddenElement(child, node)
  }
  func update(_ element: FocusHiddenElement, _ pass: UpdatePass) { element.isHidden = isHidden }
}
