// Part of Snapback, under the MIT licence; see LICENSE.

/// One animation of an `AnimationStack`.
struct AnimationEntry<Value: VectorArithmetic> {
  var form: AnimationForm
  /// The animation as it was requested, before its spring was replaced; nil where the spring cannot
  /// be replaced.
  var original: AnimationForm?
  /// The time at which it begins, in seconds on the frame clock.
  var begin: Double
  /// Its end value, measured from the start of the stack's delta.
  var target: Value
  var context: AnimationContext<Value>

  /// The animation's own time at a time of the frame clock: seconds, finite, never below 0.
  func elapsed(at time: Double) -> Double {
    min(max(0, time - begin), .greatestFiniteMagnitude)
  }

  /// The part of a delta covered at a time; nil once the animation has ended.
  mutating func animate(delta: Value, at time: Double) -> Value? {
    form.animate(value: delta, time: elapsed(at: time), context: &context)
  }

  /// Returns the time at which the animation is logically complete, on the frame clock: infinite for never, nil
  /// if it can only be found by running it.
  func logicalEnd(delta: Value) -> Double? {
    form.logicalDuration(value: delta, start: context.state.spring).map { begin + $0 }
  }
}
