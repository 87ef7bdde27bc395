// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion

/// A model value and its presented value, which follows the model by an animation.
package struct AnimatedValue<Value: Animatable> {
  /// The presented value.
  package private(set) var presented: Value
  private var animator: Animator<Value.AnimatableData>
  /// The host's spring override; nil until the first change.
  private var springs: SpringOverride?

  package init(_ value: Value) {
    presented = value
    animator = Animator(value.animatableData)
  }

  /// The value that was set last.
  package var model: Value {
    var value = presented
    value.animatableData = animator.model
    return value
  }

  /// Whether the presented value may change as time passes.
  var isAnimating: Bool { animator.isAnimating }

  /// Sets the model in a pass. Returns whether the presented value animates from then on.
  package mutating func set(_ value: Value, _ pass: UpdatePass) -> Bool {
    let data = value.animatableData
    // Setting an equal value does not interrupt a running animation, not even in a gesture's
    // transaction.
    if data != animator.model {
      springs = pass.springs
      animator.set(data, in: pass)
    }
    presented = value
    return sample(at: pass.time)
  }

  /// Sets the model and the presented value, without animation.
  mutating func jump(to value: Value) {
    animator.cancel()
    self = AnimatedValue(value)
  }

  /// Updates the presented value to the time. Returns whether it may change later.
  package mutating func sample(at time: Double) -> Bool {
    presented.animatableData = animator.value(at: time, springs: springs)
    return animator.isAnimating
  }

  /// Stops the animation at the model value and runs pending completions.
  package mutating func cancel() {
    animator.cancel()
  }
}
