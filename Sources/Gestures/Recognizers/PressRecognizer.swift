// Part of Snapback, under the MIT licence; see LICENSE.

/// Follows one touch as a button does: pressed while the touch is inside, complete when it lifts there.
///
/// It is active from the touch on, which is why a drag around it does not begin.
package struct PressRecognizer: Sendable {
  /// With whether the touch is inside.
  package private(set) var phase: GesturePhase<Bool> = .possible(nil)
  private var touch: Int?
  private var hand = 0

  package init() {}

  package mutating func advance(_ touch: Touch, isInside: Bool) {
    guard !phase.isTerminal else { return }
    guard let own = self.touch else {
      guard touch.phase == .began else { return }
      self.touch = touch.id
      hand = touch.hand
      phase = .active(true)
      return
    }
    guard touch.id == own else {
      if touch.phase == .began, touch.hand == hand { fail(.tooManyTouches) }
      return
    }
    switch touch.phase {
    case .began: return
    case .moved: phase = .active(isInside)
    case .ended: phase = isInside ? .ended(true) : .failed(.thresholdNotMet("let go outside"))
    case .cancelled: fail(.interrupted)
    }
  }

  /// Makes it fail, whatever it was doing.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
  }
}
