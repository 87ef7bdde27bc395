// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
import Motion
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The keyboard focus of a host, and the routing of keys.
///
/// A key is sent to the focused control, then to `onKeyPress` handlers outwards from it, then to
/// keyboard shortcuts, and only then to the touches that it simulates.
@MainActor
package final class FocusSession: HostService {
  package static let order = 1

  unowned let host: ViewHost
  package private(set) weak var focused: FocusElement?
  /// The bindings that the focused element had when focus states were last applied.
  private var held: [FocusBindingElement] = []
  /// The bindings around the focused element when it got the focus: a removed element no longer has ancestors.
  private var enclosing: [FocusBindingElement] = []
  private let textSource = DependencySource()
  let focusedValueSource = DependencySource()
  /// The nested hierarchy that has the focus.
  private weak var nested: (any NestedFocus)?
  /// Whether the focus was last moved or used by the keyboard; then the focus ring is visible.
  private(set) var isByKeyboard = false
  /// Whether a key was pressed after the last touch: a focus that the program moves then has a ring.
  private var isKeyLastInput = false
  /// The modifiers at the last event that has any.
  private(set) var modifiers: Modifiers = []
  /// Keys whose press was handled here, so that their release is handled here as well.
  private var heldKeys: Set<String> = []

  package init(_ host: ViewHost) {
    self.host = host
  }

  package func handle(_ event: InputEvent) -> InputEvent? {
    if let held = event.modifiers { modifiers = held }
    switch event {
    case .key(let sample):
      if sample.isDown { isKeyLastInput = true }
      guard let element = host.root?.rootElement else { return event }
      return handle(sample, in: element) ? nil : event
    case .text(let sample):
      handle(sample)
      return nil
    case .interruption(_, let cause):
      releaseKeys()
      // The input method forgets its composition when the window loses the focus.
      if cause == .focusLost { focused?.target.textActions?.endComposition() }
      return event
    case .pointer(let sample): return handleFieldButton(sample) ? nil : event
    case .wheel, .resize: return event
    }
  }

  package func touchBegan(on path: HitPath) {
    noteTouch(onBackground: path.gestures.isEmpty)
  }

  package var textInputArea: CGRect? {
    guard let focused, focused.target.text != nil else { return nil }
    let area = focused.target.caret?() ?? CGRect(origin: .zero, size: focused.presentedSize)
    return area.applying(focused.transformToRoot)
  }

  /// Handles a key. Returns whether it had an effect.
  func handle(_ sample: KeySample, in root: Element) -> Bool {
    guard sample.isDown else {
      let wasHeld = heldKeys.remove(sample.key) != nil
      // The release is consumed only if the press was.
      _ = runKeyPresses(sample)
      return wasHeld
    }
    let scope = root.frontScope
    if let focused, !focused.isDescendant(of: scope) { move(to: nil) }
    let isHandled =
      sendToFocused(sample) || runKeyPresses(sample) || moveByTab(sample, in: scope)
      || runShortcut(sample, in: scope) || cancel(sample, scope)
    if isHandled { heldKeys.insert(sample.key) }
    return isHandled
  }

  /// Handles a press of the middle or the secondary button over an enabled text field.
  private func handleFieldButton(_ sample: PointerSample) -> Bool {
    guard sample.device == .mouse, sample.button != .left, sample.phase == .down,
      let target = textTarget(at: sample.location), let actions = target.target.textActions
    else { return false }
    let press = sample.button == .middle ? actions.middlePress : actions.menuPress
    press(sample.location.applying(target.transformToRoot.inverted()))
    return true
  }

  /// The enabled view at a point of the root's space that edits a text; nil if there is none.
  func textTarget(at point: CGPoint) -> FocusElement? {
    var path = HitPath()
    host.root?.hit(point, &path)
    var element = path.leaf
    while let current = element {
      if let target = current as? FocusElement, target.target.text != nil {
        return target.isEnabled ? target : nil
      }
      element = current.parent
    }
    return nil
  }

  func handle(_ sample: TextSample) {
    focused?.target.text?(sample)
  }

  /// Moves the focus to an element; nil removes it.
  package func move(to element: FocusElement?, byKeyboard: Bool = false) {
    isByKeyboard = byKeyboard
    if element != nil { leaveNestedFocus() }
    guard element !== focused else { return }
    let old = focused
    focused = element
    held = []
    if old?.target.text != nil || element?.target.text != nil {
      textSource.invalidateReaders()
    }
    focusedValuesChanged()
    let left =
      enclosing
      + (old?.bindings ?? []).filter { binding in
        !enclosing.contains { $0 === binding }
      }
    enclosing = element?.bindings ?? []
    for binding in left where element?.isDescendant(of: binding) != true {
      binding.record(false)
    }
    old?.target.focusChanged?(false)
    for binding in enclosing where !binding.isRequested() { binding.record(true) }
    element?.target.focusChanged?(true)
  }

  /// Whether the focused view edits a text. Records the read.
  package var isEditingText: Bool {
    textSource.recordRead()
    return focused?.target.text != nil
  }

  /// Returns whether the focused view edits a text, and is inside of a node. Records the read.
  package func isEditingText(in node: Node) -> Bool {
    guard isEditingText, let focused else { return false }
    return node.elements.contains { focused.isDescendant(of: $0) }
  }

  /// Called when an element can no longer have the focus.
  func removeFocus(from element: FocusElement) {
    if element === focused { move(to: nil) }
  }

  /// Called when a touch begins: hides the focus ring, and ends text editing if the touch hits
  /// nothing.
  package func noteTouch(onBackground: Bool) {
    isByKeyboard = false
    isKeyLastInput = false
    if onBackground, focused?.target.text != nil { move(to: nil) }
  }

  func releaseKeys() {
    heldKeys.removeAll()
  }

  /// Moves the focus to where the focus states say, after they have been set.
  func applyBindings(in root: Element) {
    // One of several states of the focused view that had it, and no longer has it, ends its focus.
    let isLeft = held.contains { !$0.isRequested() && focused?.isDescendant(of: $0) == true }
    defer { held = focused?.bindings.filter { $0.isRequested() } ?? [] }
    let kept = (focused?.bindings ?? []).filter { $0.isRequested() }.compactMap(\.location)
    var requested: FocusBindingElement?
    var isNew = false
    root.frontScope.visit { element in
      guard !isNew, let binding = element as? FocusBindingElement, binding.isRequested(),
        !isLeft || focused?.isDescendant(of: binding) != true
      else { return }
      // A state that has been set takes precedence over one that has kept the focus.
      let isSet = !kept.contains { $0 === binding.location }
      if requested == nil || isSet { requested = binding }
      isNew = isSet
    }
    guard let requested else {
      if let focused, !focused.bindings.isEmpty { move(to: nil) }
      return
    }
    guard focused?.isDescendant(of: requested) != true else { return }
    var target: FocusElement?
    requested.visit { element in
      if target == nil, let element = element as? FocusElement, element.isEnabled {
        target = element
      }
    }
    if let target {
      move(to: target, byKeyboard: isByKeyboard || isKeyLastInput)
    } else {
      requested.record(false)
    }
  }

  /// The time at which the focused view next changes its appearance without input.
  package func nextFrame(after time: Double) -> Double? {
    focused?.target.nextFrame?(time).map { max($0, time) }
  }

  // MARK: Keys

  private func sendToFocused(_ sample: KeySample) -> Bool {
    guard let focused else { return false }
    let target = focused.target
    let isHandled = target.key?(sample) ?? false || performAction(sample, target)
    if isHandled, target.text == nil { isByKeyboard = true }
    return isHandled
  }

  private func performAction(_ sample: KeySample, _ target: FocusTarget) -> Bool {
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
    return keyPressHandlers.contains { $0.handle(press) }
  }

  /// Returns whether an `onKeyPress` handler of the focused view, or around it, is for a key.
  package func hasHandler(for sample: KeySample) -> Bool {
    let press = KeyPress(sample)
    return keyPressHandlers.contains { $0.matches(press) }
  }

  /// The `onKeyPress` handlers of the focused view and around it, innermost first.
  private var keyPressHandlers: [KeyPressElement] {
    focused?.selfAndAncestors(of: KeyPressElement.self) ?? []
  }

  private func moveByTab(_ sample: KeySample, in scope: Element) -> Bool {
    guard let isBackward = direction(of: sample, in: scope) else { return false }
    let tabStops = tabStops(in: scope, back: isBackward)
    guard !tabStops.isEmpty else { return false }
    if let nested, tabStops.contains(where: { $0 === nested }), nested.hasTabStop(back: isBackward)
    {
      nested.handle(sample)
      return true
    }
    let current: Element? = nested ?? focused
    let index = tabStops.firstIndex { $0 === current }
    let next = index.map { ($0 + (isBackward ? tabStops.count - 1 : 1)) % tabStops.count }
    let stop = tabStops[next ?? (isBackward ? tabStops.count - 1 : 0)]
    leaveNestedFocus()
    if let stop = stop as? any NestedFocus {
      move(to: nil)
      nested = stop
      stop.handle(sample)
    } else {
      move(to: stop as? FocusElement, byKeyboard: true)
    }
    return true
  }

  /// Returns whether a key moves the focus backwards; nil if it does not move it. Besides Tab, an arrow key
  /// moves it into an open menu.
  private func direction(of sample: KeySample, in scope: Element) -> Bool? {
    if sample.key == "Tab" {
      return sample.modifiers.isSubset(of: .shift) ? sample.modifiers.contains(.shift) : nil
    }
    guard focused == nil, sample.modifiers.isEmpty, ["Down", "Up"].contains(sample.key),
      (scope as? FocusScopeElement)?.role == .menu
    else { return nil }
    return sample.key == "Up"
  }

  /// Returns whether Tab has a further stop after the focused view, without wrapping around.
  package func hasTabStop(back: Bool, in root: Element) -> Bool {
    let tabStops = tabStops(in: root.frontScope, back: back)
    guard let index = tabStops.firstIndex(where: { $0 === focused }) else {
      return !tabStops.isEmpty
    }
    return back ? index > 0 : index + 1 < tabStops.count
  }

  /// The stops of the Tab key: focusable elements, and nested hierarchies that have stops or the
  /// focus.
  private func tabStops(in scope: Element, back: Bool) -> [Element] {
    var tabStops: [Element] = []
    scope.visitInReadingOrder { element in
      if let stop = element as? FocusElement {
        if stop.target.isTabStop, stop.isEnabled { tabStops.append(stop) }
      } else if let nested = element as? any NestedFocus {
        if nested === self.nested || nested.hasTabStop(back: back) { tabStops.append(nested) }
      }
    }
    return tabStops
  }

  private func leaveNestedFocus() {
    nested?.unfocus()
    nested = nil
  }

  private func runShortcut(_ sample: KeySample, in scope: Element) -> Bool {
    var action: (() -> Void)?
    scope.visit { element in
      if action == nil, let shortcut = element as? ShortcutElement, shortcut.matches(sample) {
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
    if nested != nil {
      leaveNestedFocus()
      return true
    }
    guard focused != nil else { return false }
    move(to: nil)
    return true
  }
}

extension Element {
  /// The scope to which keys and focus are restricted: the frontmost one, or the whole hierarchy.
  package final var frontScope: Element {
    var scope: Element = self
    visit { if $0 is FocusScopeElement { scope = $0 } }
    return scope
  }

  /// The focus bindings that enclose the element, innermost first.
  fileprivate var bindings: [FocusBindingElement] {
    selfAndAncestors(of: FocusBindingElement.self)
  }
}
