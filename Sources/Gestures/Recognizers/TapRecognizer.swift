// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Recognizes one or more taps: short touches near the first one's location, in quick succession.
///
/// A touch that is held for 0.75 seconds or moves by 45 points is not a tap. The next tap must begin
/// within 0.35 seconds of the end of the last one. Distances are measured in the window, also when
/// the view moves.
package struct TapRecognizer: Sendable {
  /// The number of taps; less than 1 counts as 1.
  package let count: Int
  /// The phase; its value is the location where the last tap ended, in the window.
  package private(set) var phase: GesturePhase<CGPoint> = .possible(nil)
  /// The time at which it fails unless a touch begins or ends before, in seconds.
  package private(set) var deadline: Double?

  private let thresholds = GestureThresholds.standard
  private var touch: Int?
  private var sequence = 0
  /// The location where the first tap began.
  private var origin: CGPoint?
  private var tapsSoFar = 0

  package init(count: Int = 1) {
    self.count = max(1, count)
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
    case .ended:
      checkDistance(touch.location)
      if !phase.isTerminal { lift(touch) }
    case .cancelled: fail(.interrupted)
    }
  }

  /// Advances the time without a touch.
  package mutating func advance(to time: Double) {
    guard !phase.isTerminal, let deadline, time >= deadline else { return }
    fail(
      .thresholdNotMet(
        touch == nil
          ? "\(tapsSoFar) of \(count) taps" : "held for \(thresholds.tapDuration) seconds"))
  }

  /// Makes the gesture fail, in any phase.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
    deadline = nil
  }

  private mutating func begin(_ touch: Touch) {
    self.touch = touch.id
    sequence = touch.sequence
    if origin == nil { origin = touch.location }
    deadline = touch.time + max(0, thresholds.tapDuration - touch.initialHoldDuration)
    checkDistance(touch.location)
  }

  private mutating func lift(_ touch: Touch) {
    self.touch = nil
    tapsSoFar += 1
    if tapsSoFar == count {
      phase = .ended(touch.location)
      deadline = nil
    } else {
      deadline = touch.time + thresholds.tapDelay
    }
  }

  private mutating func checkDistance(_ location: CGPoint) {
    guard let origin else { return }
    let distance = hypot(Double(location.x - origin.x), Double(location.y - origin.y))
    if distance >= thresholds.tapDistance {
      let limit = thresholds.tapDistance.roundedText
      fail(.thresholdNotMet("moved \(distance.roundedText) points (limit \(limit))"))
    }
  }
}
