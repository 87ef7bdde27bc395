// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Recognizes one touch that is held in place.
///
/// It is active from the touch on, so that a view can show that it is pressed, and ends at its
/// deadline, while the touch is still down. Until then it rejects no other gesture: see
/// `reportedPhase`.
package struct LongPressRecognizer: Sendable {
  /// In seconds; with 0, a negative number or NaN it ends at the touch, with infinity never.
  package let minimumDuration: Double
  /// In points; a press that moves farther fails. NaN counts as 0.
  package let maximumDistance: Double
  package private(set) var phase: GesturePhase<Bool> = .possible(nil)
  /// The time at which it ends unless it fails before, in seconds.
  package private(set) var deadline: Double?

  private var touch: Int?
  private var sequence = 0
  private var start = CGPoint.zero

  package init(
    minimumDuration: Double = GestureThresholds.standard.pressDuration,
    maximumDistance: Double = GestureThresholds.standard.pressDistance
  ) {
    self.minimumDuration = minimumDuration > 0 ? minimumDuration : 0
    self.maximumDistance = maximumDistance > 0 ? maximumDistance : 0
  }

  package mutating func advance(_ touch: Touch) {
    advance(to: touch.time)
    guard !phase.isTerminal else { return }
    guard let trackedID = self.touch else {
      if touch.phase == .began { begin(touch) }
      return
    }
    guard touch.id == trackedID else {
      if touch.phase == .began, touch.sequence == sequence { fail(.tooManyTouches) }
      return
    }
    switch touch.phase {
    case .began: return
    case .moved: checkDistance(touch.location)
    case .ended: fail(.thresholdNotMet("released before \(minimumDuration) seconds"))
    case .cancelled: fail(.interrupted)
    }
  }

  /// Advances the time without a touch.
  package mutating func advance(to time: Double) {
    guard !phase.isTerminal, let deadline, time >= deadline else { return }
    phase = .ended(true)
    self.deadline = nil
  }

  /// Makes the gesture fail, in any phase.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
    deadline = nil
  }

  private mutating func begin(_ touch: Touch) {
    self.touch = touch.id
    sequence = touch.sequence
    start = touch.location
    phase = .active(true)
    // A press with an infinite hold duration is long immediately, whatever the minimum.
    let rest =
      touch.initialHoldDuration == .infinity
      ? 0 : minimumDuration - max(0, touch.initialHoldDuration)
    deadline = rest == .infinity ? nil : touch.time + max(0, rest)
  }

  private mutating func checkDistance(_ location: CGPoint) {
    let distance = hypot(Double(location.x - start.x), Double(location.y - start.y))
    if distance > maximumDistance {
      let limit = maximumDistance.roundedText
      fail(.thresholdNotMet("moved \(distance.roundedText) points (limit \(limit))"))
    }
  }
}

extension LongPressRecognizer {
  /// The phase for the gesture arena: possible until the press is long.
  package var reportedPhase: GesturePhaseKind { phase.kind == .active ? .possible : phase.kind }
}
