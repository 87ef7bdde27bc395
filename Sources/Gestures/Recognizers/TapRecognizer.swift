// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Counts taps: short touches near the place of the first, one soon after the other.
///
/// A touch that is held for 0.75 seconds or moves by 45 points is no tap. The next tap has to begin
/// within 0.35 seconds of the last one's end. Distances are the window's, whatever the view does.
package struct TapRecognizer: Sendable {
  /// How many taps it takes; less than 1 counts as 1.
  package let count: Int
  /// With where the last tap ended, in the window.
  package private(set) var phase: GesturePhase<CGPoint> = .possible(nil)
  /// When it fails unless something happens before.
  package private(set) var deadline: Double?

  private let thresholds = GestureThresholds.standard
  private var touch: Int?
  private var hand = 0
  /// Where the first tap began.
  private var origin: CGPoint?
  private var tapsSoFar = 0

  package init(count: Int = 1) {
    self.count = max(1, count)
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
    case .ended:
      checkDistance(touch.location)
      if !phase.isTerminal { lift(touch) }
    case .cancelled: fail(.interrupted)
    }
  }

  /// Lets time pass without a touch.
  package mutating func pass(to time: Double) {
    guard !phase.isTerminal, let deadline, time >= deadline else { return }
    fail(
      .thresholdNotMet(
        touch == nil
          ? "\(tapsSoFar) of \(count) taps" : "held for \(thresholds.tapDuration) seconds"))
  }

  /// Makes it fail, whatever it was doing.
  package mutating func fail(_ reason: GestureFailure) {
    phase = .failed(reason)
    deadline = nil
  }

  private mutating func begin(_ touch: Touch) {
    self.touch = touch.id
    hand = touch.hand
    if origin == nil { origin = touch.location }
    deadline = touch.time + max(0, thresholds.tapDuration - touch.heldFor)
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
      let limit = thresholds.tapDistance.inWords
      fail(.thresholdNotMet("moved \(distance.inWords) points, its limit is \(limit)"))
    }
  }
}
