// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension AnimationForm {
  /// Returns whether the animation replaces and continues the previous one.
  ///
  /// Springs do with everything; two modified animations merge if they have the same modifier and
  /// their bases merge; a custom animation decides itself; all others do not.
  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    switch (self, previous.form) {
    case (.default, _), (.spring, _):
      var old = context
      let offset = previous.animate(value: value, time: time, context: &old) ?? value
      let velocity = previous.form.presentedVelocity(value: value, time: time, context: context)
      context = AnimationContext(
        state: AnimationState(
          spring: SpringInitialState(time: time, offset: offset, velocity: velocity)))
      return true
    case (.custom(let custom), _):
      return custom.base.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    case (.delay(let base, let delay), .delay(let other, let otherDelay)):
      return delay == otherDelay
        && base.shouldMerge(
          previous: Animation(form: other), value: value, time: max(0, time - delay),
          context: &context)
    case (.speed(let base, let factor), .speed(let other, let otherFactor)):
      return factor == otherFactor
        && base.shouldMerge(
          previous: Animation(form: other), value: value, time: Self.scaled(time, by: factor),
          context: &context)
    case (.logicallyComplete(let base, let after), .logicallyComplete(let other, let otherAfter)):
      return after == otherAfter
        && base.shouldMerge(
          previous: Animation(form: other), value: value, time: time, context: &context)
    default:
      return false
    }
  }

  /// The velocity, per second. For a custom animation that does not implement it: the difference
  /// quotient over the next millisecond, and 0 once it has ended.
  func presentedVelocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V {
    if let velocity = velocity(value: value, time: time, context: context) { return velocity }
    var context = context
    guard let now = animate(value: value, time: time, context: &context),
      let next = animate(value: value, time: time + 0.001, context: &context)
    else { return value.ownZero }
    return (next - now).scaled(by: 1000)
  }

  /// For a spring that continues from the presented value and velocity of any animation: the speed
  /// of its clock relative to the frame clock. Nil for all others.
  var takeoverSpeed: Double? {
    switch self {
    case .default, .spring: 1
    case .speed(let base, let factor) where factor > 0: base.takeoverSpeed.map { $0 * factor }
    case .logicallyComplete(let base, _): base.takeoverSpeed
    case .interpolatingSpring, .curve, .custom, .delay, .speed, .repeating: nil
    }
  }

  /// The animation under Reduce Motion: every spring is replaced by a short one without bounce.
  package var reduced: AnimationForm {
    switch self {
    case .default, .spring, .interpolatingSpring:
      .spring(Spring(response: 0.2, dampingRatio: 1), blendDuration: 0)
    case .curve, .custom: self
    case .delay(let base, let delay): .delay(base.reduced, by: delay)
    case .speed(let base, let factor): .speed(base.reduced, factor: factor)
    case .repeating(let base, let count, let autoreverses):
      .repeating(base.reduced, count: count, autoreverses: autoreverses)
    case .logicallyComplete(let base, let after): .logicallyComplete(base.reduced, after: after)
    }
  }
}
