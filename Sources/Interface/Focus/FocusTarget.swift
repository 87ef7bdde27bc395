// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// What a control does with keys while it has the focus.
struct FocusTarget {
  /// A direction of an arrow key.
  enum Direction {
    case up, down, left, right
  }

  /// The corners of what the ring is drawn around, in points.
  var radius: CGFloat = 6
  /// How far the ring is from it, in points.
  var outset: CGFloat = 3
  /// Whether it draws what shows its focus itself.
  var drawsOwnFocus = false
  /// Whether Tab comes by.
  var isTabStop = true
  /// Runs at Space and Return.
  var press: (() -> Void)?
  /// Runs at an arrow key; answers whether it does something.
  var move: ((Direction) -> Bool)?
  /// Takes any key before all that; answers whether it does something.
  var key: ((KeySample) -> Bool)?
  /// Takes what is typed; who has it is where an input method writes.
  var text: ((TextSample) -> Void)?
  /// Where the caret is, in the view's own space.
  var caret: (() -> CGRect)?
  var focusChanged: ((Bool) -> Void)?
  /// When it looks different by itself, after a time in seconds.
  var nextFrame: ((Double) -> Double?)?
  /// Knows the element that has it.
  var handle: FocusHandle?
}

extension View {
  /// Lets the view have the keyboard's focus.
  func keyboardTarget(_ target: FocusTarget) -> some View {
    modifier(_FocusTargetModifier(target: target))
  }

  /// Lets the view have the focus: Tab comes by, and `onKeyPress` in and around it is told of keys.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    keyboardTarget(FocusTarget(isTabStop: isFocusable))
  }
}

/// Lets what it modifies have the focus.
struct _FocusTargetModifier: ElementModifier {
  typealias Body = Never
  let target: FocusTarget

  func wrap(_ child: Element, _ node: Node) -> FocusElement { FocusElement(child, node) }

  func update(_ element: FocusElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.target = target
    target.handle?.element = element
    element.ring = values.effectiveTint.resolve(values)
    element.isEnabled = values.isEnabled
  }
}
