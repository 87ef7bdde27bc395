// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// A value that moves to what it is set to: the model, and what is on screen of it.
struct AnimatedValue<Value: Animatable> {
  /// What is on screen.
  private(set) var presented: Value
  private var animator: Animator<Value.AnimatableData>

  init(_ value: Value) {
    presented = value
    animator = Animator(value.animatableData)
  }

  /// What it was set to.
  var model: Value {
    var value = presented
    value.animatableData = animator.model
    return value
  }

  /// Whether a later time may show another value.
  var isAnimating: Bool { animator.isAnimating }

  /// Sets the model in a pass; answers whether the value moves from here on.
  mutating func set(_ value: Value, _ pass: UpdatePass) -> Bool {
    let data = value.animatableData
    // What is set to what it is goes on as it was, whoever sets it: a hand, too.
    if data != animator.model { animator.set(data, pass.change, at: pass.time) }
    presented = value
    return sample(at: pass.time)
  }

  /// Sets the model and the screen at once.
  mutating func jump(to value: Value) {
    animator.cancel()
    self = AnimatedValue(value)
  }

  /// Takes the value of the time; answers whether it may differ later.
  mutating func sample(at time: Double) -> Bool {
    presented.animatableData = animator.value(at: time)
    return animator.isAnimating
  }

  /// Stops where the model is, and completes what waits for it.
  mutating func cancel() {
    animator.cancel()
  }
}
