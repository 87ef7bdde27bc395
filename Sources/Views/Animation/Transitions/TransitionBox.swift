// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// A transition of an erased type.
@MainActor
protocol TransitionBox: Sendable {
  func apply(to content: AnyView, _ phase: TransitionPhase) -> AnyView
  /// Returns whether the transition is known to have an animation of its own for a phase.
  func isAnimated(in phase: TransitionPhase) -> Bool
  /// Returns whether the transition is known to have no effect in a phase.
  func hasNoEffect(in phase: TransitionPhase) -> Bool
}

/// A box of one transition.
struct TypedTransitionBox<T: Transition>: TransitionBox {
  let transition: T

  func apply(to content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(to: content, phase))
  }

  func isAnimated(in phase: TransitionPhase) -> Bool { transition.isAnimated(in: phase) }
  func hasNoEffect(in phase: TransitionPhase) -> Bool { transition.hasNoEffect(in: phase) }
}

/// A box whose transition is created when it is applied, so that it can be named off the main actor.
struct DeferredTransitionBox<T: Transition>: TransitionBox {
  let make: @MainActor @Sendable () -> T

  nonisolated init(_ make: @escaping @MainActor @Sendable () -> T) {
    self.make = make
  }

  func apply(to content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(make().apply(to: content, phase))
  }

  func isAnimated(in phase: TransitionPhase) -> Bool { make().isAnimated(in: phase) }
  func hasNoEffect(in phase: TransitionPhase) -> Bool { make().hasNoEffect(in: phase) }
}
