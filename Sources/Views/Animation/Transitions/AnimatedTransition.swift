// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import ViewCore

/// A transition with an animation of its own, which applies to its own effects only: not to the
/// view inside, nor to transitions that it is combined with.
struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(
      to: content.transaction(value: phase) { $0.restoreAnimation() }, phase
    )
    .transaction(value: phase) { [animation] in $0.replaceAnimation(by: animation) }
  }
}

extension AnimatedTransition: InspectableTransition {
  func hasAnimation(in phase: TransitionPhase) -> Bool { animation != nil }
  func isIdentity(in phase: TransitionPhase) -> Bool { base.hasNoEffect(in: phase) }
}

/// The animations that the transitions around a view have replaced, innermost last.
private struct ReplacedAnimations: TransactionKey {
  struct Entry {
    var animation: Animation?
    var tracksVelocity: Bool
  }

  static var defaultValue: [Entry] { [] }
}

extension Transaction {
  fileprivate mutating func replaceAnimation(by animation: Animation?) {
    self[ReplacedAnimations.self].append(
      ReplacedAnimations.Entry(animation: self.animation, tracksVelocity: tracksVelocity))
    insert(animation)
  }

  fileprivate mutating func restoreAnimation() {
    guard let entry = self[ReplacedAnimations.self].popLast() else { return }
    animation = entry.animation
    tracksVelocity = entry.tracksVelocity
  }
}
