// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A scroll view's offset that follows an animation, whose end may be corrected while it runs.
struct AnimatedOffset {
  private var value: AnimatedValue<CGPoint>
  /// The distance by which the end has moved since the animation was started.
  private var wanted = CGPoint.zero
  /// The part of that distance that is already in the offset; it approaches `wanted` frame by frame.
  private var applied = CGPoint.zero

  /// The part of the remaining correction that a frame applies.
  private static let rate: CGFloat = 0.2

  init(_ offset: CGPoint) {
    value = AnimatedValue(offset)
  }

  /// The current offset, in points.
  var presented: CGPoint { value.presented.moved(by: applied) }

  /// The offset at the end, in points.
  var destination: CGPoint { value.model.moved(by: wanted) }

  /// Sets the end with the animation of a pass. Returns whether the offset is animated.
  mutating func set(_ target: CGPoint, _ pass: UpdatePass) -> Bool {
    wanted = applied
    return value.set(CGPoint(x: target.x - applied.x, y: target.y - applied.y), pass)
  }

  /// Ends the animation, and runs its completions.
  mutating func cancel() {
    value.cancel()
  }

  /// Moves the end, without starting the animation again.
  mutating func correct(to target: CGPoint) {
    let end = destination
    wanted = wanted.moved(by: CGPoint(x: target.x - end.x, y: target.y - end.y))
  }

  /// Moves the whole motion, as the content has moved.
  mutating func shift(by distance: CGPoint) {
    wanted = wanted.moved(by: distance)
    applied = applied.moved(by: distance)
  }

  /// Updates to a frame's time in seconds. Returns whether the offset may change later.
  mutating func sample(at time: Double) -> Bool {
    let isAnimating = value.sample(at: time)
    for axis in Axis.allCases {
      let rest = wanted[axis] - applied[axis]
      applied[axis] = abs(rest) < 0.25 ? wanted[axis] : applied[axis] + rest * Self.rate
    }
    return isAnimating || applied != wanted
  }
}
