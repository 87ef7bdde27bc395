// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The content of an `Animation`: a built-in or a custom animation, or a modifier around another. An
/// enum, so that sampling it does not allocate.
package indirect enum AnimationForm: CustomAnimation {
  case `default`
  case spring(Spring, blendDuration: Double)
  case interpolatingSpring(InterpolatingSpring)
  case curve(UnitCurve, duration: Double)
  case custom(AnyCustomAnimation)
  case delay(AnimationForm, by: Double)
  case speed(AnimationForm, factor: Double)
  case repeating(AnimationForm, count: Double, autoreverses: Bool)
  case logicallyComplete(AnimationForm, after: Double)

  package static let standardSpring = Spring(response: 0.55, dampingRatio: 1)

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case .default:
      return Self.standardSpring.animate(value: value, time: time, context: &context)
    case .spring(let spring, _):
      return spring.animate(value: value, time: time, context: &context)
    case .interpolatingSpring(let spring):
      context.isLogicallyComplete = time >= spring.spring.response
      if spring.isOver(value.magnitude, after: time) { return nil }
      let response = spring.spring.response(at: time)
      return value.scaled(
        by: 1 - response.positionFromPosition + spring.velocity * response.positionFromVelocity)
    case .curve(let curve, let duration):
      context.isLogicallyComplete = time >= duration
      guard time < duration else { return nil }
      return value.scaled(by: curve.value(at: time / duration))
    case .custom(let custom):
      return custom.base.animate(value: value, time: time, context: &context)
    case .delay(let base, let delay):
      guard time < delay else {
        return base.animate(value: value, time: time - delay, context: &context)
      }
      return base.initialValue(value: value, context: context)
    case .speed(let base, let factor):
      return base.animate(value: value, time: Self.scaled(time, by: factor), context: &context)
    case .repeating(let base, let count, let autoreverses):
      return Repetition(base: base, count: count, autoreverses: autoreverses)
        .animate(value: value, time: time, context: &context)
    case .logicallyComplete(let base, let duration):
      let result = base.animate(value: value, time: time, context: &context)
      context.isLogicallyComplete = result == nil || time >= duration
      return result
    }
  }

  package func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    switch self {
    case .default:
      return Self.standardSpring.velocity(value: value, time: time, context: context)
    case .spring(let spring, _):
      return spring.velocity(value: value, time: time, context: context)
    case .interpolatingSpring(let spring):
      if spring.isOver(value.magnitude, after: time) { return value.ownZero }
      let response = spring.spring.response(at: time)
      return value.scaled(
        by: spring.velocity * response.velocityFromVelocity - response.velocityFromPosition)
    case .curve(let curve, let duration):
      guard time < duration else { return value.ownZero }
      return value.scaled(by: curve.finiteVelocity(at: time / duration) / duration)
    case .custom(let custom):
      return custom.base.velocity(value: value, time: time, context: context)
    case .delay(let base, let delay):
      return time < delay
        ? value.ownZero : base.velocity(value: value, time: time - delay, context: context)
    case .speed(let base, let factor):
      guard factor > 0 else { return value.ownZero }
      return base.velocity(value: value, time: Self.scaled(time, by: factor), context: context)?
        .scaled(by: factor)
    case .repeating(let base, let count, let autoreverses):
      return Repetition(base: base, count: count, autoreverses: autoreverses)
        .velocity(value: value, time: time, context: context)
    case .logicallyComplete(let base, _):
      return base.velocity(value: value, time: time, context: context)
    }
  }

  /// The value while the animation waits for its beginning.
  private func initialValue<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> V {
    var context = context
    return animate(value: value, time: 0, context: &context) ?? value.ownZero
  }

  /// A time on a clock that is faster or slower by a factor; at least 0.
  package static func scaled(_ time: Double, by factor: Double) -> Double {
    guard factor > 0, time > 0 else { return 0 }
    return min(time * factor, .greatestFiniteMagnitude)
  }
}
