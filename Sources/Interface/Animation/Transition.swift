// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// Where a view is in its transition.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// On its way out.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// −1 before it comes, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes, when that happens in an animated transaction.
@MainActor
@preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// Stands for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Stands for the view that comes and goes, in the body of a transition.
public struct PlaceholderContentView<Value>: View {
  let base: AnyView

  public var body: some View { base }
}

extension Transition {
  /// A transition that does both.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition, animated in its own way.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  func apply(to content: some View, _ phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(base: AnyView(content)), phase: phase)
  }
}

private struct CombinedTransition<A: Transition, B: Transition>: Transition {
  let first: A
  let second: B

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(to: first.apply(to: content, phase), phase)
  }
}

private struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(to: content, phase).animation(animation, value: phase)
  }
}

/// Comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      to: insertion.apply(to: content, phase == .didDisappear ? .identity : phase),
      phase == .willAppear ? .identity : phase)
  }
}

/// Fades.
public struct OpacityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows out of an anchor, and shrinks into it.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Comes from an offset, and goes there.
public struct OffsetTransition: Transition {
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes in over an edge, and goes out over it, by its own length.
public struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_EdgeOffsetEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// Comes in over the leading edge, and goes out over the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    AsymmetricTransition(
      insertion: MoveTransition(edge: .leading), removal: MoveTransition(edge: .trailing)
    ).apply(to: content, phase)
  }
}

/// Comes in over an edge and goes out over the opposite one, and fades.
public struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    AsymmetricTransition(
      insertion: MoveTransition(edge: edge), removal: MoveTransition(edge: edge.opposite)
    ).apply(to: content, phase).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes and goes at once.
public struct IdentityTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
