// Part of Snapback, under the MIT licence; see LICENSE.

/// The state of a running animation between frames.
///
/// - Note: Differs from SwiftUI: it has no environment.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation stores.
  public var state: AnimationState<Value>

  /// Whether the animation is logically complete, though it may still be settling. Set by the
  /// animation.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// A context with another state, possibly of another type: for an animation that wraps another.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}
