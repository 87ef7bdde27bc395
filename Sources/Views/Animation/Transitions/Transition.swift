// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
@_spi(ViewTree) public import ViewCore

/// An animation of a view that is inserted or removed in an animated transaction.
@preconcurrency @MainActor
public protocol Transition {
  /// The view that the transition makes of its content.
  associatedtype Body: View
  /// The inserted or removed view.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the content as it is shown in a phase: `willAppear` before the insertion, `identity`
  /// while it is present, `didDisappear` at the end of the removal.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the type. By default it has motion.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a transition that applies this one and `other`.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with an animation of its own; nil for none.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  @ViewBuilder func apply(to content: some View, _ phase: TransitionPhase) -> some View {
    if Self.properties.hasMotion, FrameContext.current.host?.reducesMotion == true {
      content.opacity(phase.isIdentity ? 1 : 0)
    } else {
      body(content: PlaceholderContentView(base: AnyView(content)), phase: phase)
    }
  }
}

private struct CombinedTransition<A: Transition, B: Transition>: Transition {
  let first: A
  let second: B

  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(to: first.apply(to: content, phase), phase)
  }
}

extension CombinedTransition: InspectableTransition {
  func hasAnimation(in phase: TransitionPhase) -> Bool {
    first.isAnimated(in: phase) || second.isAnimated(in: phase)
  }

  func isIdentity(in phase: TransitionPhase) -> Bool {
    first.hasNoEffect(in: phase) && second.hasNoEffect(in: phase)
  }
}
