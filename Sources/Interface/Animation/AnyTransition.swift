// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// A transition whose type is not known.
public struct AnyTransition: Sendable {
  let box: any TransitionBox

  @MainActor @preconcurrency
  public init<T: Transition>(_ transition: T) {
    box = Box(transition: transition)
  }

  init(box: any TransitionBox) {
    self.box = box
  }

  public static var opacity: AnyTransition { AnyTransition(box: Recipe { OpacityTransition() }) }
  public static var identity: AnyTransition { AnyTransition(box: Recipe { IdentityTransition() }) }
  public static var slide: AnyTransition { AnyTransition(box: Recipe { SlideTransition() }) }
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(box: Recipe { ScaleTransition(scale, anchor: anchor) })
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(box: Recipe { OffsetTransition(offset) })
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(box: Recipe { MoveTransition(edge: edge) })
  }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(box: Recipe { PushTransition(edge: edge) })
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      box: Recipe {
        AsymmetricTransition(
          insertion: ErasedTransition(insertion), removal: ErasedTransition(removal))
      })
  }

  /// Goes between two modifiers: one for before and after, one for while the view is there.
  @MainActor @preconcurrency
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      box: Recipe { ErasedTransition(self).combined(with: ErasedTransition(other)) })
  }

  /// The transition, animated in its own way.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(box: Recipe { ErasedTransition(self).animation(animation) })
  }
}

/// Applies a transition to a view.
@MainActor
protocol TransitionBox: Sendable {
  func apply(to content: AnyView, _ phase: TransitionPhase) -> AnyView
}

private struct Box<T: Transition>: TransitionBox {
  let transition: T

  func apply(to content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(to: content, phase))
  }
}

/// A transition that is made where it is applied, so that it can be named off the main actor.
private struct Recipe<T: Transition>: TransitionBox {
  let make: @MainActor @Sendable () -> T

  nonisolated init(_ make: @escaping @MainActor @Sendable () -> T) {
    self.make = make
  }

  func apply(to content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(make().apply(to: content, phase))
  }
}

/// An `AnyTransition` as a transition.
struct ErasedTransition: Transition {
  let transition: AnyTransition

  init(_ transition: AnyTransition) {
    self.transition = transition
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    transition.box.apply(to: AnyView(content), phase)
  }
}

private struct ModifierTransition<E: ViewModifier>: Transition {
  let active: E
  let identity: E

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
