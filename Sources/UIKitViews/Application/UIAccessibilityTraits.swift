// Part of Snapback, under the MIT licence; see LICENSE.

internal import AccessibilityTree
import Foundation
@_spi(ViewTree) import Scrolling

/// The role and the state of a view for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt64
  /// Creates an option set from a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits: a view that only shows something.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button: it acts when it is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The view is a link to other content.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The view is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The view is selected, as the open tab.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound when it is activated. No effect.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard. No effect.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The view is text that cannot be edited.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the screen. No effect.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The view is disabled, so that it does not act.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often. No effect.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The view is a field for search texts.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts media. No effect.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something whose value `accessibilityIncrement()` and `accessibilityDecrement()` change.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that gets touches directly. No effect.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Something that turns pages. No effect.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The view has tabs that select what is shown.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The view is a heading of a section, which screen readers can jump to.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The view is a button that switches something on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// A further action of a view for assistive technologies.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction {
  /// A function that performs an action. Returns whether it has succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name by which assistive technologies present the action.
  open var name: String
  /// The closure that is called; nil for a method of `target`.
  open var actionHandler: Handler?
  /// The object whose method is called. It is not retained.
  open private(set) weak var target: AnyObject?
  /// The method that is called; nil for a closure.
  open private(set) var selector: Selector?

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  func perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if let target, let selector {
      selector.perform(on: target, [self])
    }
  }
}

extension AccessibilityNode {
  /// Applies what the program has set for a view.
  @MainActor
  mutating func apply(_ view: UIView) {
    value = view.accessibilityValue ?? value
    hint = view.accessibilityHint ?? hint
    let traits = view.accessibilityTraits
    if traits.contains(.image) { role = .image }
    if traits.contains(.header) { role = .heading }
    if traits.contains(.searchField) { role = .searchField }
    if traits.contains(.tabBar) { role = .tabBar }
    if traits.contains(.link) { role = .link }
    if traits.contains(.button) { role = .button }
    if traits.contains(.toggleButton) {
      role = .toggle
      isOn = traits.contains(.selected)
    }
    if traits.contains(.selected) { isSelected = true }
    if traits.contains(.notEnabled) { isEnabled = false }
    if traits.contains(.adjustable) {
      role = .slider
      adjust = { [weak view] steps in
        for _ in 0..<min(abs(steps), 1000) {
          if steps > 0 { view?.accessibilityIncrement() } else { view?.accessibilityDecrement() }
        }
      }
    }
    for action in view.accessibilityCustomActions ?? [] {
      actions.append(
        AccessibilityAction(kind: .custom, name: action.name) { action.perform() })
    }
  }
}
