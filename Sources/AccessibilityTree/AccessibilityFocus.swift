// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

/// The keyboard focus of views that have no focusable element: UIKit's, and those of SwiftUI that have only
/// gestures or actions for assistive technologies.
///
/// Tab moves through everything that assistive technologies reach: the elements with the focus of
/// `FocusSession`, and views with actions. The keys of the focused view are its actions.
@MainActor
package final class AccessibilityFocus: HostService {
  package static let order = 0

  unowned let host: ViewHost
  /// The view with the focus; nil if there is none, or an element has it.
  package private(set) weak var stop: (any KeyboardStop)?
  /// The view that had the focus behind the sheet or the menu in front.
  private weak var outerStop: Element?
  /// Whether the focus was last used by the keyboard.
  package private(set) var showsRing = false
  /// Whether a key was pressed after the last press of the mouse.
  private var isKeyLastInput = false
  /// The ring around an element; nil while none is shown.
  private var ring: FocusRingElement?
  /// Keys whose press was handled here, so that their release is handled here as well.
  private var heldKeys: [String: HandledKey] = [:]

  package init(_ host: ViewHost) { self.host = host }

  package func handle(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .key(let sample): return handle(sample) ? nil : event
    case .interruption: heldKeys.removeAll()
    case .pointer(let sample) where sample.phase == .down:
      (showsRing, isKeyLastInput) = (false, false)
      stop?.focusRingChanged()
    default: break
    }
    return event
  }

  private func handle(_ sample: KeySample) -> Bool {
    isKeyLastInput = true
    guard sample.isDown else {
      guard let held = heldKeys.removeValue(forKey: sample.key) else { return false }
      held.release?(sample)
      return true
    }
    if host.focus.focused != nil { move(to: nil) }
    let handled =
      switch sample.key {
      case "Tab": moveByTab(sample) ? HandledKey() : nil
      case "Escape": sample.modifiers.isEmpty && escape(sample) ? HandledKey() : nil
      default: perform(sample)
      }
    if let handled { heldKeys[sample.key] = handled }
    return handled != nil
  }

  /// Moves the focus to a view; nil removes it.
  package func move(to view: (any KeyboardStop)?) {
    let old = stop
    if let element = old as? Element, let root = host.root?.rootElement, !element.isDismantled,
      !element.isInFront(of: root)
    {
      outerStop = element
    }
    stop = view
    showsRing = view != nil
    if old !== view { old?.focusRingChanged() }
    guard let view else { return }
    view.scrollToVisible()
    view.focusRingChanged()
  }

  /// Removes the focus from a view that is gone, or if an element has it. A view that had the focus behind a
  /// sheet or a menu has it again when that is gone.
  package func run(at time: Double) {
    let isGone = (stop as? Element)?.isDismantled == true
    if isGone || (stop != nil && host.focus.focused != nil) { move(to: nil) }
    if stop == nil { restoreOuterStop() }
    if stop == nil, ring != nil { updateRing() }
  }

  private func restoreOuterStop() {
    guard let outer = outerStop, host.focus.focused == nil, let root = host.root?.rootElement,
      !outer.isDismantled
    else { return }
    guard outer.isInFront(of: root) else { return }
    outerStop = nil
    if isKeyLastInput { move(to: outer) }
  }

  /// Shows the ring around the element with the focus, or removes it.
  func updateRing() {
    guard let root = host.root else { return }
    let target = showsRing ? stop as? Element : nil
    guard ring?.target !== target || (target == nil) != (ring == nil) else { return }
    host.needsDisplay = true
    if let target {
      let ring = ring ?? FocusRingElement(root)
      ring.target = target
      if self.ring == nil { root.present([ring], for: root) }
      self.ring = ring
    } else {
      ring = nil
      root.present([], for: root)
    }
  }

  // MARK: Tab

  /// Returns whether Tab has a further stop after the focused view, without wrapping around; nil if the host
  /// has elements only.
  package func hasTabStop(back: Bool) -> Bool? {
    guard let stops = stops() else { return nil }
    guard let index = index(in: stops) else { return !stops.isEmpty }
    return back ? index > 0 : index + 1 < stops.count
  }

  private func index(in stops: [TabStop]) -> Int? {
    let current: AnyObject? = stop ?? host.focus.focused
    return stops.firstIndex { $0.object === current }
  }

  private func moveByTab(_ sample: KeySample) -> Bool {
    guard sample.modifiers.isSubset(of: .shift), !host.focus.hasHandler(for: sample) else {
      return false
    }
    let isBackward = sample.modifiers.contains(.shift)
    // Tab is a character of a text of several lines.
    if !isBackward, host.focus.focused?.target.control?().role == .textArea { return false }
    guard let stops = stops(), !stops.isEmpty else { return false }
    let next = index(in: stops).map { ($0 + (isBackward ? stops.count - 1 : 1)) % stops.count }
    switch stops[next ?? (isBackward ? stops.count - 1 : 0)] {
    case .element(let element):
      move(to: nil)
      host.focus.move(to: element, byKeyboard: true)
    case .view(let view):
      host.focus.move(to: nil)
      move(to: view)
    }
    return true
  }

  /// The stops of Tab in reading order; nil if they are elements only, or there is another host inside:
  /// `FocusSession` moves the focus then.
  private func stops() -> [TabStop]? {
    var stops: [TabStop] = []
    var hasViews = stop != nil
    for node in host.accessibilityTree().flattened {
      guard node.host === host else { return nil }
      guard let new = node.tabStop else { continue }
      if case .view = new { hasViews = true }
      if !stops.contains(where: { $0.object === new.object }) { stops.append(new) }
    }
    return hasViews ? stops : nil
  }

  // MARK: Other keys

  /// Performs the action for leaving the focused view, or the last view with one, or else removes the focus
  /// from the view.
  private func escape(_ sample: KeySample) -> Bool {
    if host.focus.focused?.target.text != nil || host.focus.hasHandler(for: sample) { return false }
    if let escape = host.accessibilityTree().escape(in: host).action {
      escape.perform()
      return true
    }
    // A sheet or a menu is dismissed: the view that has opened it has the focus again.
    let scope = host.root?.rootElement?.frontScope as? FocusScopeElement
    guard stop != nil, scope?.cancel == nil else { return false }
    move(to: nil)
    return true
  }

  private func perform(_ sample: KeySample) -> HandledKey? {
    guard sample.modifiers.isSubset(of: .shift) else { return nil }
    if let stop {
      let nodes = host.accessibilityTree().flattened.filter { $0.stop === stop && $0.isEnabled }
      guard let handled = nodes.perform(sample) else { return nil }
      if !showsRing {
        showsRing = true
        stop.focusRingChanged()
      }
      return handled
    }
    guard let focused = host.focus.focused, !focused.target.handlesKeys,
      !host.focus.hasHandler(for: sample)
    else { return nil }
    return host.accessibilityTree().flattened
      .filter { $0.focus === focused && $0.isEnabled }.perform(sample)
  }
}

extension ViewHost {
  /// Lets Tab reach views that have only gestures, or actions for assistive technologies. Returns the host.
  @discardableResult
  package func enablingKeyboardAccess() -> ViewHost {
    _ = service(AccessibilityFocus.self)
    return self
  }
}
