// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion

/// The repetitions, directions and ends of an animation: the fraction of its duration at a time.
@MainActor
struct AnimationClock {
  private let animation: CAAnimation
  private let duration: Double

  init(_ animation: CAAnimation, duration: Double) {
    (self.animation, self.duration) = (animation, duration)
  }

  /// The time from the start to the end with all repetitions, in seconds.
  var total: Double {
    let turn = duration * (animation.autoreverses ? 2 : 1)
    let speed = Double(animation.speed)
    guard speed > 0 else { return .infinity }
    if animation.repeatDuration > 0 { return animation.repeatDuration / speed }
    return turn * Double(max(animation.repeatCount, animation.repeatCount == 0 ? 1 : 0)) / speed
  }

  /// The fraction at a time since the start; nil if the animation shows nothing then.
  func fraction(at time: Double) -> Double? {
    if time < 0 {
      return animation.fillMode == .backwards || animation.fillMode == .both ? 0 : nil
    }
    let isOver = time >= total
    if isOver, animation.fillMode != .forwards, animation.fillMode != .both { return nil }
    guard duration > 0 else { return 1 }
    let local = (isOver ? total : time) * Double(animation.speed) + animation.timeOffset
    let turns = local / duration
    var fraction = turns - turns.rounded(.down)
    if isOver, fraction < 1e-9 { fraction = 1 }
    let turn = isOver && fraction == 1 ? turns.rounded() - 1 : turns.rounded(.down)
    let isBackwards = animation.autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
    return isBackwards ? 1 - fraction : fraction
  }
}
