// Part of Snapback, under the MIT licence; see LICENSE.

/// Recognizes the press of a button: pressed while the touch is inside, complete when it lifts inside.
///
/// It is active from the touch on, so that a drag attached outside does not begin.
package struct PressRecognizer: Sendable {
  /// The phase; its value is whether the touch is inside.
  package private(set) var phase: GesturePhase<Bool> = .possible(nil)
  private var touch: Int?
  private var sequence = 0

  package init() {}

  package mutating func advance(_ touch: Touch, isInside: Bool) {
    guard !phase.isTerminal else { return }
    guard let trackedID = self.touch else {
      guard touch.phase == .began else { return }
      self.touch = touch.id
      sequence = touch.sequence
      phase = .active(true)
      return
    }
    guard touch.id == trackedID else {
      if touch.phase == .began, touch.sequence == sequence { fail(.tooManyTouches) }
      return
    }
    switch touch.phase {
    case .began: return
    case .moved: phase = .active(isInside)
    case .ended: phase = isInside ? .ended(true) : .failed(.thresholdNotMet("released outside"))
    case .cancelled: fail(.interrupted)
    }
  }

  /// Makes the gesture fail, in any phase.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
  }
}
