// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// One animatable value: the model, and the value presented at any time.
///
/// All times are seconds on the frame clock, in any order. A time that is not finite counts as the
/// last finite one. A value with a NaN component is ignored; from or to an infinite value there is
/// no finite delta, so it is presented immediately. An animator at rest is the value and one nil
/// reference.
package struct Animator<Value: VectorArithmetic> {
  /// The last value set.
  package private(set) var model: Value
  private var running: RunningAnimation?

  /// The storage of running animations; copied before a change when the animator has been copied.
  private final class RunningAnimation {
    var stack: AnimationStack<Value>
    init(_ stack: AnimationStack<Value>) { self.stack = stack }
  }

  package init(_ value: Value) { model = value }

  /// Whether the next frame may differ, or an observer waits for the end. Tracking a pointer does
  /// not count.
  package var isAnimating: Bool { running?.stack.isAnimating ?? false }

  /// Whether the last change tracked a pointer whose velocity a spring would inherit.
  package var isTracking: Bool { running?.stack.isTracking ?? false }

  /// The value presented at a time. Removes animations that have ended and notifies their
  /// observers.
  ///
  /// - Parameter springs: Replaces the springs of running animations that were started with a
  ///   resolver.
  package mutating func value(at time: Double, springs: (any SpringResolver)? = nil) -> Value {
    guard running != nil else { return model }
    return sample(at: time, springs: springs)
  }

  // Specialised for the types of most animated values: five times as fast per frame, measured.
  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>)
  private mutating func sample(at time: Double, springs: (any SpringResolver)?) -> Value {
    let running = uniqueRunningAnimation(at: time)
    let now = running.stack.updateTime(time)
    let offset = running.stack.offset(at: now, springs: springs)
    let presented = offset.map { model + $0 } ?? model
    running.stack.notifyObservers(at: now)
    if running.stack.isIdle(at: now) { self.running = nil }
    return presented.magnitudeSquared.isNaN ? model : presented
  }

  /// The velocity of the presented value, per second; the pointer's while one is tracked.
  package func velocity(at time: Double) -> Value {
    guard let stack = running?.stack else { return .zero }
    let velocity = stack.velocity(at: time.isFinite ? time : stack.time)
    return velocity.magnitudeSquared.isFinite ? velocity : .zero
  }

  /// Changes the value.
  ///
  /// - Without an animation the new value is presented immediately; running animations continue,
  ///   moved by the change. When the change tracks a pointer, they are removed instead.
  /// - A spring takes over: it starts at the presented value and velocity, or at the pointer's
  ///   velocity.
  /// - Any other animation is added to those that run, unless it merges with them.
  ///
  /// A value equal to the model starts nothing, and its observer is never called.
  ///
  /// - Returns: Whether an animation started.
  @discardableResult
  @_specialize(where Value == Double)
  @_specialize(where Value == CGFloat)
  @_specialize(where Value == AnimatablePair<CGFloat, CGFloat>)
  @_specialize(where Value == AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>)
  package mutating func set(_ new: Value, _ change: AnimationChange, at time: Double) -> Bool {
    if new.magnitudeSquared.isNaN { return false }
    let delta = new - model
    var starts = false
    if let animation = change.animation {
      guard new != model else { return false }
      if delta.magnitudeSquared.isFinite {
        let running = uniqueRunningAnimation(at: time)
        running.stack.start(
          animation, delta: delta, change: change, at: running.stack.updateTime(time))
        starts = true
      }
    } else if change.tracksVelocity {
      let running = uniqueRunningAnimation(at: time)
      running.stack.track(new, at: change.sampleTime ?? running.stack.updateTime(time))
    } else if let stack = running?.stack, stack.isTracking, delta.magnitudeSquared.isFinite {
      uniqueRunningAnimation(at: time).stack.shiftTracker(by: delta)
    }
    model = new
    return starts
  }

  /// Removes everything that runs and notifies its observers: the view is gone, or must present its
  /// model now.
  package mutating func cancel() {
    guard running != nil else { return }
    uniqueRunningAnimation(at: 0).stack.cancel()
    running = nil
  }

  /// The time in seconds after which the presented value is the same again, for ever; 0 if it does not animate.
  /// Nil if an animation ends, has not begun to repeat, or has observers, or if that can only be found by running it.
  package func endlessPeriod(at time: Double) -> Double? {
    guard let stack = running?.stack, stack.isAnimating else { return 0 }
    return stack.endlessPeriod(at: time)
  }

  /// The number of animations in the stack; bounded.
  package var depth: Int { running?.stack.depth ?? 0 }

  private mutating func uniqueRunningAnimation(at time: Double) -> RunningAnimation {
    if isKnownUniquelyReferenced(&running), let running { return running }
    let new = RunningAnimation(running?.stack ?? AnimationStack(time: time.isFinite ? time : 0))
    running = new
    return new
  }
}
