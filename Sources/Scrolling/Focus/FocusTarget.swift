// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The keyboard behavior of a focusable control.
package struct FocusTarget {
  /// The direction of an arrow key.
  package enum Direction {
    case up, down, left, right
  }

  /// The corner radius of the focused shape, in points.
  package var radius: CGFloat = 6
  /// The distance of the focus ring from the shape, in points.
  package var outset: CGFloat = 3
  /// Whether the control draws its own focus indicator.
  package var drawsOwnFocus = false
  /// Whether the Tab key moves the focus here.
  package var isTabStop = true
  /// Called for the Space and Return keys.
  package var press: (() -> Void)?
  /// Called for an arrow key; returns whether the key had an effect.
  package var move: ((Direction) -> Bool)?
  /// Called for every key before the other callbacks; returns whether the key had an effect.
  package var key: ((KeySample) -> Bool)?
  /// Called with text input. If it is set, the control is the target of input methods.
  package var text: ((TextSample) -> Void)?
  /// The actions of a view that edits a text for input other than keys and text.
  package var textActions: TextActions?
  /// The frame of the caret in the view's coordinate space.
  package var caret: (() -> CGRect)?
  package var focusChanged: ((Bool) -> Void)?
  /// The time of the next change of appearance after a time, in seconds.
  package var nextFrame: ((Double) -> Double?)?
  /// Is given the focused element.
  package var handle: FocusHandle?
  /// Describes the control for assistive technologies; nil for a button, or a group of views if it
  /// cannot be pressed.
  package var control: (@MainActor () -> ControlDescription)?

  package init(
    radius: CGFloat = 6, outset: CGFloat = 3, drawsOwnFocus: Bool = false, isTabStop: Bool = true,
    press: (() -> Void)? = nil, move: ((Direction) -> Bool)? = nil,
    key: ((KeySample) -> Bool)? = nil, text: ((TextSample) -> Void)? = nil,
    textActions: TextActions? = nil, caret: (() -> CGRect)? = nil,
    focusChanged: ((Bool) -> Void)? = nil,
    nextFrame: ((Double) -> Double?)? = nil, handle: FocusHandle? = nil,
    control: (@MainActor () -> ControlDescription)? = nil
  ) {
    self.radius = radius
    self.outset = outset
    self.drawsOwnFocus = drawsOwnFocus
    self.isTabStop = isTabStop
    self.press = press
    self.move = move
    self.key = key
    self.text = text
    self.textActions = textActions
    self.caret = caret
    self.focusChanged = focusChanged
    self.nextFrame = nextFrame
    self.handle = handle
    self.control = control
  }
}

extension View {
  /// Makes the view focusable by the keyboard.
  package func keyboardTarget(_ target: FocusTarget) -> some View {
    modifier(_FocusTargetModifier(target: target))
  }

  /// Makes the view focusable, so that it and the views around it receive `onKeyPress`. Tab stops
  /// at it if `isFocusable` is true. The views inside read `isFocused`.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Makes the view focusable for interactions. All need the keyboard here.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }
}

/// The interactions for which a view needs the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Being activated, like a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Receiving keys, like a text field.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes content focusable.
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
    element.showsRing = values.isFocusEffectEnabled
  }
}
