// Part of Snapback, under the MIT licence; see LICENSE.

/// What an animation keeps between one frame and the next.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>

  /// Whether the animation is, to the eye, over; it may go on settling. Set by the animation.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context around another state, for an animation that wraps another.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}
