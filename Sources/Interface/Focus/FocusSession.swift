// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// Who has the keyboard, and where each key goes.
///
/// A key goes to the control that has the focus, then outward through `onKeyPress`, then to the shortcuts
/// that are in sight, and only then to the fingers it stands for.
@MainActor
final class FocusSession {
  private(set) weak var focused: FocusElement?
  /// The stage in which the focus is.
  private weak var stage: StageElement?
  /// Whether the last to move the focus, or to act on it, was a key: then it is shown.
  private(set) var isByKeyboard = false
  /// The keys whose release belongs to nobody else, because their press did something here.
  private var heldKeys: Set<String> = []

  /// Answers whether the key does something here.
  func take(_ sample: KeySample, in root: Element) -> Bool {
    guard sample.isDown else { return heldKeys.remove(sample.key) != nil }
    let scope = root.frontScope
    if let focused, !focused.isWithin(scope) { move(to: nil) }
    let isTaken =
      offer(sample) || runKeyPresses(sample) || moveByTab(sample, in: scope)
      || runShortcut(sample, in: scope) || cancel(sample, scope)
    if isTaken { heldKeys.insert(sample.key) }
    return isTaken
  }

  func take(_ sample: TextSample) {
    focused?.target.text?(sample)
  }

  /// Gives the focus to an element, or to nobody.
  func move(to element: FocusElement?, byKeyboard: Bool = false) {
    isByKeyboard = byKeyboard
    if element != nil { leaveStage() }
    guard element !== focused else { return }
    let old = focused
    focused = element
    for binding in old?.bindings ?? [] where element?.isWithin(binding) != true {
      binding.note(false)
    }
    old?.target.focusChanged?(false)
    for binding in element?.bindings ?? [] where !binding.isWanted() { binding.note(true) }
    element?.target.focusChanged?(true)
  }

  /// Called when an element can no longer have the focus.
  func forget(_ element: FocusElement) {
    if element === focused { move(to: nil) }
  }

  /// The hand comes down: the ring is not needed, and a press on nothing ends what is being written.
  func noteHand(onNothing: Bool) {
    isByKeyboard = false
    if onNothing, focused?.target.text != nil { move(to: nil) }
  }

  func releaseKeys() {
    heldKeys.removeAll()
  }

  /// Brings the focus to where states say that it is, after they were set.
  func followBindings(in root: Element) {
    var wanted: FocusBindingElement?
    root.frontScope.visit { element in
      if wanted == nil, let binding = element as? FocusBindingElement, binding.isWanted() {
        wanted = binding
      }
    }
    guard let wanted else {
      if let focused, !focused.bindings.isEmpty { move(to: nil) }
      return
    }
    guard focused?.isWithin(wanted) != true else { return }
    var target: FocusElement?
    wanted.visit { element in
      if target == nil, let element = element as? FocusElement, element.isEnabled {
        target = element
      }
    }
    if let target { move(to: target, byKeyboard: isByKeyboard) } else { wanted.note(false) }
  }

  /// When what has the focus looks different by itself.
  func nextFrame(after time: Double) -> Double? { focused?.target.nextFrame?(time) }

  // MARK: Keys

  private func offer(_ sample: KeySample) -> Bool {
    guard let focused else { return false }
    let target = focused.target
    let isTaken = target.key?(sample) ?? false || act(sample, target)
    if isTaken, target.text == nil { isByKeyboard = true }
    return isTaken
  }

  private func act(_ sample: KeySample, _ target: FocusTarget) -> Bool {
    guard sample.modifiers.isEmpty else { return false }
    switch sample.key {
    case "Space", "Return", "Keypad Enter":
      guard let press = target.press else { return false }
      if !sample.isRepeat { press() }
      return true
    case "Left": return target.move?(.left) ?? false
    case "Right": return target.move?(.right) ?? false
    case "Up": return target.move?(.up) ?? false
    case "Down": return target.move?(.down) ?? false
    default: return false
    }
  }

  private func runKeyPresses(_ sample: KeySample) -> Bool {
    let press = KeyPress(sample)
    var element: Element? = focused
    while let current = element {
      if let handler = current as? KeyPressElement, handler.take(press) { return true }
      element = current.parent
    }
    return false
  }

  private func moveByTab(_ sample: KeySample, in scope: Element) -> Bool {
    guard sample.key == "Tab", sample.modifiers.isSubset(of: .shift) else { return false }
    let isBack = sample.modifiers.contains(.shift)
    let stops = stops(in: scope, back: isBack)
    guard !stops.isEmpty else { return false }
    if let stage, stops.contains(where: { $0 === stage }), stage.session.hasStop(back: isBack) {
      stage.session.take(.key(sample))
      return true
    }
    let current: Element? = stage ?? focused
    let index = stops.firstIndex { $0 === current }
    let next = index.map { ($0 + (isBack ? stops.count - 1 : 1)) % stops.count }
    let stop = stops[next ?? (isBack ? stops.count - 1 : 0)]
    leaveStage()
    if let stop = stop as? StageElement {
      move(to: nil)
      stage = stop
      stop.session.take(.key(sample))
    } else {
      move(to: stop as? FocusElement, byKeyboard: true)
    }
    return true
  }

  /// Whether Tab leads on from who has the focus, without beginning again from the other end.
  func hasStop(back: Bool, in root: Element) -> Bool {
    let stops = stops(in: root.frontScope, back: back)
    guard let index = stops.firstIndex(where: { $0 === focused }) else { return !stops.isEmpty }
    return back ? index > 0 : index + 1 < stops.count
  }

  /// What Tab goes through: elements that take the focus, and stages that have such, or have it now.
  private func stops(in scope: Element, back: Bool) -> [Element] {
    var stops: [Element] = []
    scope.visit { element in
      if let stop = element as? FocusElement {
        if stop.target.isTabStop, stop.isEnabled { stops.append(stop) }
      } else if let stage = element as? StageElement {
        if stage === self.stage || stage.session.hasStop(back: back) { stops.append(stage) }
      }
    }
    return stops
  }

  private func leaveStage() {
    stage?.session.unfocus()
    stage = nil
  }

  private func runShortcut(_ sample: KeySample, in scope: Element) -> Bool {
    var action: (() -> Void)?
    scope.visit { element in
      if action == nil, let shortcut = element as? ShortcutElement, shortcut.isFor(sample) {
        action = shortcut.action
      }
    }
    guard let action else { return false }
    if !sample.isRepeat { withTransaction(.afterGesture) { action() } }
    return true
  }

  private func cancel(_ sample: KeySample, _ scope: Element) -> Bool {
    guard sample.key == "Escape", sample.modifiers.isEmpty else { return false }
    if let cancel = (scope as? FocusScopeElement)?.cancel {
      cancel()
      return true
    }
    if stage != nil {
      leaveStage()
      return true
    }
    guard focused != nil else { return false }
    move(to: nil)
    return true
  }
}

extension Element {
  /// The scope that keys and focus stay in: the one furthest in front, or all there is.
  fileprivate var frontScope: Element {
    var scope: Element = self
    visit { if $0 is FocusScopeElement { scope = $0 } }
    return scope
  }

  /// The states around it that say where the focus is.
  fileprivate var bindings: [FocusBindingElement] {
    var result: [FocusBindingElement] = []
    var element: Element? = self
    while let current = element {
      if let binding = current as? FocusBindingElement { result.append(binding) }
      element = current.parent
    }
    return result
  }
}
