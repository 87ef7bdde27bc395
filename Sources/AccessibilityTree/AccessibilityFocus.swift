// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

/// The keyboard focus of views that have no element of their own, such as UIKit's.
///
/// Tab moves through everything that assistive technologies reach: the elements with the focus of
/// `FocusSession`, and views with actions. The keys of the focused view are its actions.
@MainActor
package final class AccessibilityFocus: HostService {
  package static let order = 0

  private unowned let host: ViewHost
  /// The view with the focus; nil if there is none, or an element has it.
  package private(set) weak var stop: (any KeyboardStop)?
  /// Whether the focus was last used by the keyboard.
  package private(set) var showsRing = false
  /// Keys whose press was handled here, so that their release is handled here as well.
  private var heldKeys: Set<String> = []

  private enum Stop {
    case element(FocusElement)
    case view(any KeyboardStop)

    var object: AnyObject {
      switch self {
      case .element(let element): element
      case .view(let view): view
      }
    }
  }

  package init(_ host: ViewHost) { self.host = host }

  package func handle(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .key(let sample): return handle(sample) ? nil : event
    case .interruption: heldKeys.removeAll()
    case .pointer(let sample) where sample.phase == .down:
      showsRing = false
      stop?.focusRingChanged()
    default: break
    }
    return event
  }

  private func handle(_ sample: KeySample) -> Bool {
    guard sample.isDown else { return heldKeys.remove(sample.key) != nil }
    if host.focus.focused != nil { move(to: nil) }
    let isHandled =
      switch sample.key {
      case "Tab": moveByTab(sample)
      case "Escape": sample.modifiers.isEmpty && escape()
      default: perform(sample)
      }
    if isHandled { heldKeys.insert(sample.key) }
    return isHandled
  }

  /// Moves the focus to a view; nil removes it.
  package func move(to view: (any KeyboardStop)?) {
    let old = stop
    stop = view
    showsRing = view != nil
    if old !== view { old?.focusRingChanged() }
    guard let view else { return }
    view.scrollToVisible()
    view.focusRingChanged()
  }

  // MARK: Tab

  /// Whether Tab has a further stop after the focused view, without wrapping around; nil if the host has
  /// elements only.
  package func hasTabStop(back: Bool) -> Bool? {
    guard let stops = stops() else { return nil }
    guard let index = index(in: stops) else { return !stops.isEmpty }
    return back ? index > 0 : index + 1 < stops.count
  }

  private func index(in stops: [Stop]) -> Int? {
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
  private func stops() -> [Stop]? {
    var stops: [Stop] = []
    var hasViews = stop != nil
    for node in nodes() {
      guard node.host === host else { return nil }
      let new: Stop
      if let element = node.focus {
        guard element.target.isTabStop, element.isEnabled else { continue }
        new = .element(element)
      } else if let view = node.stop, node.isEnabled, node.adjust != nil || node.hasKeyAction {
        new = .view(view)
        hasViews = true
      } else {
        continue
      }
      if !stops.contains(where: { $0.object === new.object }) { stops.append(new) }
    }
    return hasViews ? stops : nil
  }

  private func nodes() -> [AccessibilityNode] {
    func flat(_ children: [AccessibilityChild]) -> [AccessibilityNode] {
      children.compactMap(\.node).flatMap { [$0] + flat($0.children) }
    }
    return flat(host.accessibilityTree())
  }

  // MARK: Other keys

  /// Dismisses the presented views, or else removes the focus from the view.
  private func escape() -> Bool {
    let modal = nodes().last { $0.isModal && $0.host === host && $0.stop != nil }
    if let escape = modal?.actions.first(where: { $0.key == "Escape" }) {
      escape.perform()
      return true
    }
    guard stop != nil else { return false }
    move(to: nil)
    return true
  }

  private func perform(_ sample: KeySample) -> Bool {
    guard let stop, sample.modifiers.isSubset(of: .shift),
      let node = nodes().first(where: { $0.stop === stop && $0.isEnabled }),
      node.perform(sample)
    else { return false }
    if !showsRing {
      showsRing = true
      stop.focusRingChanged()
    }
    return true
  }
}

extension AccessibilityNode {
  /// Whether the keyboard can do something with the node.
  @MainActor fileprivate var hasKeyAction: Bool { actions.contains { $0.key != "Escape" } }

  /// Does what a key does. Returns false if that is nothing.
  @MainActor
  fileprivate func perform(_ sample: KeySample) -> Bool {
    let steps = ["Right": 1, "Up": 1, "Left": -1, "Down": -1]
    let sameKeys = ["=": "+", "Keypad +": "+", "Keypad -": "-"]
    switch sample.key {
    case "Space", "Return", "Keypad Enter":
      let main = actions.first { $0.kind == .press || $0.kind == .tap }
      guard let action = main ?? actions.first(where: { $0.key == nil }) else { return false }
      // A held key presses once.
      if !sample.isRepeat { action.perform() }
    case let key:
      if let adjust, let step = steps[key] {
        adjust(step)
      } else if let action = actions.first(where: { $0.key == sameKeys[key] ?? key }) {
        action.perform()
      } else {
        return false
      }
    }
    return true
  }
}
