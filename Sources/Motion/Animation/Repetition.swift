// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An animation over and over.
///
/// Where the turns' lengths are known (everything built in) the turn is a matter of arithmetic on
/// the time alone; a custom animation is told to have ended by what it returns.
struct Repetition {
  let base: AnimationForm
  /// Infinite for ever.
  let count: Double
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard let (turn, isOver) = turn(at: time, value: value, context: context) else {
      return animateCustom(value: value, time: time, context: &context)
    }
    context.isLogicallyComplete = isOver
    if isOver { return nil }
    var inner = turn.index == 0 ? context : AnimationContext()
    let result = base.animate(value: value, time: time - turn.start, context: &inner) ?? value
    context.isLogicallyComplete = inner.isLogicallyComplete && Double(turn.index) + 1 >= count
    return isReversed(turn) ? value - result : result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let turn: AnimationState<V>.Turn
    var inner = context
    if let (known, isOver) = self.turn(at: time, value: value, context: context) {
      if isOver { return .zero }
      turn = known
      if turn.index > 0 { inner = AnimationContext() }
    } else {
      turn = context.state.turns[base.depth] ?? .init()
    }
    let velocity = base.velocity(value: value, time: time - turn.start, context: inner)
    return isReversed(turn) ? velocity.map { V.zero - $0 } : velocity
  }

  private func isReversed<V>(_ turn: AnimationState<V>.Turn) -> Bool {
    autoreverses && !turn.index.isMultiple(of: 2)
  }

  /// Which turn it is at a time; nil when the length of a turn is not known.
  private func turn<V: VectorArithmetic>(
    at time: Double, value: V, context: AnimationContext<V>
  ) -> (turn: AnimationState<V>.Turn, isOver: Bool)? {
    guard let first = base.duration(value: value, start: context.state.spring),
      let next = base.duration(value: value, start: nil)
    else { return nil }
    if time < first { return (.init(), false) }
    guard next > 0, next.isFinite else { return (.init(), count == 1 || next <= 0) }
    // Beyond 2^53 turns there is no telling them apart; the even ones go forward.
    let index = min(1 + ((time - first) / next).rounded(.down), 0x1p53)
    if index >= count { return (.init(), true) }
    return (.init(index: Int(index), start: first + (index - 1) * next), false)
  }

  private func animateCustom<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let depth = base.depth
    var turn = context.state.turns[depth] ?? .init()
    let reversed = isReversed(turn)
    let isLast = Double(turn.index) + 1 >= count
    let result = base.animate(value: value, time: time - turn.start, context: &context)
    context.isLogicallyComplete = context.isLogicallyComplete && isLast
    if let result { return reversed ? value - result : result }
    if isLast {
      context.isLogicallyComplete = true
      return nil
    }
    turn.index += 1
    turn.start = time
    let outer = context.state.turns.filter { $0.key > depth }
    context.state = AnimationState()
    context.state.turns = outer
    context.state.turns[depth] = turn
    return reversed ? .zero : value
  }
}
