// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// The result of handling the press of a key.
@MainActor
struct HandledKey {
  /// Called when it is released.
  var release: (@MainActor (KeySample) -> Void)?
}

/// A view at which Tab stops.
@MainActor
enum TabStop {
  case element(FocusElement)
  case view(any KeyboardStop)

  var object: AnyObject {
    switch self {
    case .element(let element): element
    case .view(let view): view
    }
  }
}

@MainActor
extension AccessibilityNode {
  /// The view at which Tab stops for the node; nil if the keyboard can do nothing with it.
  var tabStop: TabStop? {
    guard isEnabled else { return nil }
    if let focus, focus.target.isTabStop, focus.isEnabled { return .element(focus) }
    guard let stop, adjust != nil || actions.contains(where: { $0.key != "Escape" }) else {
      return nil
    }
    // A view that is covered by others cannot be touched, but one that is scrolled away will be.
    if let gesture = stop as? GestureElement, isShowing, gesture.touchableLocation == nil {
      return nil
    }
    return .view(stop)
  }

  /// The action that Space performs if there is no press.
  fileprivate var firstAction: AccessibilityAction? {
    actions.first { $0.key == nil || $0.key == AccessibilityFocus.menuKey }
  }

  /// Performs the effect of a key press, and returns how it was handled; nil if it has no effect.
  fileprivate func perform(_ sample: KeySample) -> HandledKey? {
    if let adjust, let step = ["Right": 1, "Up": 1, "Left": -1, "Down": -1][sample.key] {
      adjust(step)
      return HandledKey()
    }
    let key = AccessibilityFocus.actionKey(of: sample)
    guard let action = actions.first(where: { $0.key == key }) else { return nil }
    if let hold = action.hold {
      hold(sample)
    } else if !sample.isRepeat || key != AccessibilityFocus.menuKey {
      action.perform()
    }
    return HandledKey(release: action.hold)
  }
}

@MainActor
extension [AccessibilityNode] {
  /// Performs the effect of a key press with nodes of the same view, and returns how it was handled; nil if it
  /// has no effect.
  func perform(_ sample: KeySample) -> HandledKey? {
    guard ["Space", "Return", "Keypad Enter"].contains(sample.key) else {
      for node in self { if let handled = node.perform(sample) { return handled } }
      return nil
    }
    let main = lazy.flatMap(\.actions).first { $0.kind == .press || $0.kind == .tap }
    guard let action = main ?? lazy.compactMap(\.firstAction).first else { return nil }
    // A held key presses once.
    if !sample.isRepeat { action.perform() }
    return HandledKey()
  }
}

extension AccessibilityFocus {
  /// The key for context menus, which presses for long.
  nonisolated static let menuKey = "Application"

  /// The key of actions that a key stands for.
  fileprivate static func actionKey(of sample: KeySample) -> String {
    switch sample.key {
    case "=", "Keypad +": "+"
    case "Keypad -": "-"
    case "Menu": menuKey
    case "F10" where sample.modifiers == .shift: menuKey
    default: sample.key
    }
  }
}

extension FocusTarget {
  /// Whether the control handles any keys.
  var handlesKeys: Bool { press != nil || move != nil || key != nil || text != nil }
}

@MainActor
extension [AccessibilityChild] {
  /// All nodes, in the order of the tree.
  var flattened: [AccessibilityNode] {
    compactMap(\.node).flatMap { [$0] + $0.children.flattened }
  }

  /// The action for leaving the innermost view around the one with the focus, or else the last view that has
  /// such an action; dialogs of `FocusSession` are left by that. And whether a view has the focus.
  func escape(in host: ViewHost) -> (action: AccessibilityAction?, hasFocus: Bool) {
    var last: AccessibilityAction?
    for case let node? in map(\.node) where node.host === host {
      let inside = node.children.escape(in: host)
      let escapeAction =
        node.object is FocusScopeElement ? nil : node.actions.first { $0.key == "Escape" }
      let hasFocus = inside.hasFocus || node.isFocused
      if hasFocus, let action = inside.action ?? escapeAction { return (action, true) }
      last = inside.action ?? escapeAction ?? last
      if hasFocus { return (last, true) }
    }
    return (last, false)
  }
}
