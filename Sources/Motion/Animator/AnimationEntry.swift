// Part of Snapback, under the MIT licence; see LICENSE.

/// One animation of a stack.
struct AnimationEntry<Value: VectorArithmetic> {
  var form: AnimationForm
  /// What was asked for, where another spring may be in the place of its own; nil where none may.
  var original: AnimationForm?
  /// Seconds, on the frame's clock.
  var begin: Double
  /// Where it leads, measured from where the stack's way begins.
  var target: Value
  var context: AnimationContext<Value>

  func elapsed(at time: Double) -> Double {
    min(max(0, time - begin), .greatestFiniteMagnitude)
  }

  mutating func animate(way: Value, at time: Double) -> Value? {
    form.animate(value: way, time: elapsed(at: time), context: &context)
  }

  /// When it is over to the eye; infinite when never, nil when only running it will tell.
  func logicalEnd(way: Value) -> Double? {
    form.logicalDuration(value: way, start: context.state.spring).map { begin + $0 }
  }
}
