// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import ViewCore

/// Observes whether the modified view is touched, without a gesture that competes with others.
struct PressObserver: ElementModifier {
  typealias Body = Never
  let isEnabled: Bool
  /// Receives whether the view is touched when that changes.
  let action: @MainActor (Bool) -> Void

  func wrap(_ child: Element, _ node: Node) -> PressObserverElement {
    PressObserverElement(child, node)
  }

  func update(_ element: PressObserverElement, _ pass: UpdatePass) {
    element.action = action
    element.setEnabled(isEnabled)
  }
}

/// A view whose touches are observed.
final class PressObserverElement: UnaryElement {
  var action: @MainActor (Bool) -> Void = { _ in }
  private(set) var isEnabled = false
  private var isPressed = false

  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    if isEnabled {
      host.observedPresses.elements.append(Observed(element: self))
    } else {
      leave()
    }
  }

  fileprivate func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    action(isPressed)
  }

  override func dismantle() {
    if isEnabled { leave() }
    super.dismantle()
  }

  private func leave() {
    setPressed(false)
    host.observedPresses.elements.removeAll { $0.element == nil || $0.element === self }
  }

  fileprivate struct Observed {
    weak var element: PressObserverElement?
  }
}

/// The views of a host whose touches are observed.
@MainActor
final class ObservedPresses: HostService {
  static let order = 60
  fileprivate var elements: [PressObserverElement.Observed] = []

  private unowned let host: ViewHost

  init(_ host: ViewHost) { self.host = host }

  /// Touches of the wheel and the keyboard end without an event of the pointer.
  func run(at time: Double) {
    if host.touches.isEmpty { release() }
  }

  func handle(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .pointer(let sample) where sample.phase == .up || sample.phase == .cancel: release()
    case .interruption: release()
    default: break
    }
    return event
  }

  func touchBegan(on path: HitPath) {
    guard !elements.isEmpty else { return }
    let observers = path.leaf?.selfAndAncestors(of: PressObserverElement.self) ?? []
    for observer in observers where observer.isEnabled { observer.setPressed(true) }
  }

  private func release() {
    for observed in elements { observed.element?.setPressed(false) }
  }
}

extension ViewHost {
  fileprivate var observedPresses: ObservedPresses { service() }
}
