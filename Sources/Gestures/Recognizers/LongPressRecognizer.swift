// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Waits while one touch is held in place.
///
/// It is active from the touch on, so that a view can show that it is pressed, and ends at its
/// deadline, with the hand still down. Until then it claims nothing: see `claim`.
package struct LongPressRecognizer: Sendable {
  /// In seconds; 0 or less, and NaN, end it at the touch; infinity never does.
  package let minimumDuration: Double
  /// In points; a press that moves farther fails. NaN counts as 0.
  package let maximumDistance: Double
  package private(set) var phase: GesturePhase<Bool> = .possible(nil)
  /// When it ends unless something happens before.
  package private(set) var deadline: Double?

  private var touch: Int?
  private var hand = 0
  private var start = CGPoint.zero

  package init(
    minimumDuration: Double = GestureThresholds.standard.pressDuration,
    maximumDistance: Double = GestureThresholds.standard.pressDistance
  ) {
    self.minimumDuration = minimumDuration > 0 ? minimumDuration : 0
    self.maximumDistance = maximumDistance > 0 ? maximumDistance : 0
  }

  package mutating func advance(_ touch: Touch) {
    pass(to: touch.time)
    guard !phase.isTerminal else { return }
    guard let own = self.touch else {
      if touch.phase == .began { begin(touch) }
      return
    }
    guard touch.id == own else {
      if touch.phase == .began, touch.hand == hand { fail(.tooManyTouches) }
      return
    }
    switch touch.phase {
    case .began: return
    case .moved: checkDistance(touch.location)
    case .ended: fail(.thresholdNotMet("let go before \(minimumDuration) seconds"))
    case .cancelled: fail(.interrupted)
    }
  }

  /// Lets time pass without a touch.
  package mutating func pass(to time: Double) {
    guard !phase.isTerminal, let deadline, time >= deadline else { return }
    phase = .ended(true)
    self.deadline = nil
  }

  /// Makes it fail, whatever it was doing.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
    deadline = nil
  }

  private mutating func begin(_ touch: Touch) {
    self.touch = touch.id
    hand = touch.hand
    start = touch.location
    phase = .active(true)
    // A press that counts as held for ever is long at once, whatever the duration.
    let rest = touch.heldFor == .infinity ? 0 : minimumDuration - max(0, touch.heldFor)
    deadline = rest == .infinity ? nil : touch.time + max(0, rest)
  }

  private mutating func checkDistance(_ location: CGPoint) {
    let distance = hypot(Double(location.x - start.x), Double(location.y - start.y))
    if distance > maximumDistance {
      let limit = maximumDistance.inWords
      fail(.thresholdNotMet("moved \(distance.inWords) points, its limit is \(limit)"))
    }
  }
}

extension LongPressRecognizer {
  /// What it says to the other gestures: nothing until it is long.
  package var claim: GesturePhaseKind { phase.kind == .active ? .possible : phase.kind }
}
