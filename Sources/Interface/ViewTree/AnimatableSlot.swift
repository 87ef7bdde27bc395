// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Something that moves by itself until it says that it does not.
@MainActor
protocol Animating: AnyObject {
  /// Takes the values of the time; answers whether they may differ at a later one.
  func sample(at time: Double) -> Bool
}

/// The animation of a value's `animatableData`: of a view, a modifier or a shape that is `Animatable`.
@MainActor
protocol AnimatableSlot<Value>: AnyObject {
  associatedtype Value
  /// Takes a new value; answers whether it moves from here on.
  func update(_ value: Value, _ pass: UpdatePass) -> Bool
  /// Puts what is on screen into a value.
  func present(_ value: inout Value)
  func sample(at time: Double) -> Bool
  func cancel()
}

/// The slot for a value of a type that is `Animatable` and has something to animate, or nil.
@MainActor
func makeAnimatableSlot<Value>(_ value: Value) -> (any AnimatableSlot<Value>)? {
  guard let animatable = Value.self as? any Animatable.Type else { return nil }
  return open(animatable, value)
}

@MainActor
private func open<A: Animatable, Value>(_ type: A.Type, _ value: Value) -> (
  any AnimatableSlot<Value>
)? {
  guard A.AnimatableData.self != EmptyAnimatableData.self, let value = value as? A else {
    return nil
  }
  return DataSlot(value) as? any AnimatableSlot<Value>
}

private final class DataSlot<Value: Animatable>: AnimatableSlot {
  private var animator: Animator<Value.AnimatableData>
  private var presented: Value.AnimatableData

  init(_ value: Value) {
    presented = value.animatableData
    animator = Animator(presented)
  }

  func update(_ value: Value, _ pass: UpdatePass) -> Bool {
    let data = value.animatableData
    if data != animator.model {
      let before = animator.value(at: pass.time)
      animator.set(data, pass.change, at: pass.time)
      presented = animator.value(at: pass.time)
      // What begins to move is still where it was. Were that off by a rounding error, what the body makes of it
      // would be changed, and would begin to move by itself, with the velocity of the hand.
      let error = (presented - before).magnitudeSquared
      if error <= 1e-20 * (before.magnitudeSquared + data.magnitudeSquared) { presented = before }
    } else {
      presented = animator.value(at: pass.time)
    }
    return animator.isAnimating
  }

  func present(_ value: inout Value) {
    value.animatableData = presented
  }

  func sample(at time: Double) -> Bool {
    presented = animator.value(at: time)
    return animator.isAnimating
  }

  func cancel() {
    animator.cancel()
  }
}
