// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A type-erased transition, for `transition(_:)` of a view that is inserted or removed.
public struct AnyTransition: Sendable {
  let box: any TransitionBox

  /// Wraps a transition.
  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    box = TypedTransitionBox(transition: transition)
  }

  init(box: any TransitionBox) {
    self.box = box
  }

  /// Fades the view in when it is inserted, and out when it is removed.
  public static var opacity: AnyTransition {
    AnyTransition(box: DeferredTransitionBox { OpacityTransition() })
  }
  /// Inserts and removes the view without animation.
  public static var identity: AnyTransition {
    AnyTransition(box: DeferredTransitionBox { IdentityTransition() })
  }
  /// Enters at the leading edge and leaves at the trailing edge.
  public static var slide: AnyTransition {
    AnyTransition(box: DeferredTransitionBox { SlideTransition() })
  }
  /// Scales from and to a factor of almost 0 (1e-5) around the center.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// Scales from and to a factor around an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(box: DeferredTransitionBox { ScaleTransition(scale, anchor: anchor) })
  }

  /// Moves from and to an offset in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(box: DeferredTransitionBox { OffsetTransition(offset) })
  }

  /// Moves from and to an offset in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Moves across an edge by the view's own length.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(box: DeferredTransitionBox { MoveTransition(edge: edge) })
  }

  /// Enters at an edge, leaves at the opposite one, and fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(box: DeferredTransitionBox { PushTransition(edge: edge) })
  }

  /// Uses one transition for the insertion and another for the removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      box: DeferredTransitionBox {
        AsymmetricTransition(
          insertion: ErasedTransition(insertion), removal: ErasedTransition(removal))
      })
  }

  /// Animates between two modifiers: `active` before the insertion and after the removal,
  /// `identity` while the view is present.
  @MainActor @preconcurrency
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Returns a transition that applies this one and `other`.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      box: DeferredTransitionBox { ErasedTransition(self).combined(with: ErasedTransition(other)) })
  }

  /// Returns the transition with an animation of its own; nil for none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(box: DeferredTransitionBox { ErasedTransition(self).animation(animation) })
  }
}

/// An `AnyTransition` as a `Transition`.
struct ErasedTransition: Transition {
  let transition: AnyTransition

  init(_ transition: AnyTransition) {
    self.transition = transition
  }

  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    transition.box.apply(to: AnyView(content), phase)
  }
}

extension ErasedTransition: InspectableTransition {
  func hasAnimation(in phase: TransitionPhase) -> Bool { transition.box.isAnimated(in: phase) }
  func isIdentity(in phase: TransitionPhase) -> Bool { transition.box.hasNoEffect(in: phase) }
}

private struct ModifierTransition<E: ViewModifier>: Transition {
  let active: E
  let identity: E

  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
      .modifier(_PresenceDurationEffect(phase: phase))
  }
}
