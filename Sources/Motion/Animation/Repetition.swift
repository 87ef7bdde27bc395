// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An animation that repeats.
///
/// Where the duration of an iteration is known (all built-in animations), the iteration follows from
/// the time alone. A custom animation ends an iteration by returning nil.
struct Repetition {
  let base: AnimationForm
  /// The number of iterations; infinity forever.
  let count: Double
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let (iteration, isOver) = iteration(at: time, value: value, context: context) else {
      return animateCustom(value: value, time: time, context: &context)
    }
    context.isLogicallyComplete = isOver
    if isOver { return nil }
    var inner = iteration.index == 0 ? context : AnimationContext()
    let result = base.animate(value: value, time: time - iteration.start, context: &inner) ?? value
    context.isLogicallyComplete = inner.isLogicallyComplete && Double(iteration.index) + 1 >= count
    return isReversed(iteration) ? value - result : result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let iteration: AnimationState<V>.Iteration
    var inner = context
    if let (known, isOver) = self.iteration(at: time, value: value, context: context) {
      if isOver { return value.ownZero }
      iteration = known
      if iteration.index > 0 { inner = AnimationContext() }
    } else {
      iteration = context.state.iterations[base.depth] ?? .init()
    }
    let velocity = base.velocity(value: value, time: time - iteration.start, context: inner)
    return isReversed(iteration) ? velocity.map { $0.scaled(by: -1) } : velocity
  }

  private func isReversed<V>(_ iteration: AnimationState<V>.Iteration) -> Bool {
    autoreverses && !iteration.index.isMultiple(of: 2)
  }

  /// The iteration at a time; nil when the duration of an iteration is unknown.
  private func iteration<V: VectorArithmetic>(
    at time: Double, value: V, context: AnimationContext<V>
  ) -> (iteration: AnimationState<V>.Iteration, isOver: Bool)? {
    guard let first = base.duration(value: value, start: context.state.spring),
      let next = base.duration(value: value, start: nil)
    else { return nil }
    if time < first { return (.init(), false) }
    guard next > 0, next.isFinite else { return (.init(), count == 1 || next <= 0) }
    // From 2^53 on a `Double` cannot distinguish iterations; the even ones run forwards.
    let index = min(1 + ((time - first) / next).rounded(.down), 0x1p53)
    if index >= count { return (.init(), true) }
    return (.init(index: Int(index), start: first + (index - 1) * next), false)
  }

  private func animateCustom<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let depth = base.depth
    var iteration = context.state.iterations[depth] ?? .init()
    let reversed = isReversed(iteration)
    let isLast = Double(iteration.index) + 1 >= count
    let result = base.animate(value: value, time: time - iteration.start, context: &context)
    context.isLogicallyComplete = context.isLogicallyComplete && isLast
    if let result { return reversed ? value - result : result }
    if isLast {
      context.isLogicallyComplete = true
      return nil
    }
    iteration.index += 1
    iteration.start = time
    let outer = context.state.iterations.filter { $0.key > depth }
    context.state = AnimationState()
    context.state.iterations = outer
    context.state.iterations[depth] = iteration
    return reversed ? value.ownZero : value
  }
}
