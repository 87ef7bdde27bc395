// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An animation with a user-defined motion.
public protocol CustomAnimation: Hashable, Sendable {
  /// The animated value at a time, on the motion from zero to `value`; nil once the animation has
  /// ended.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: Seconds since the animation began.
  ///   - context: The animation's state between frames.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity at a time, per second; nil (the default) where it is unknown. A spring that
  /// interrupts the animation then measures it over the next millisecond.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation replaces the one that it interrupts, with that one's state and start time,
  /// on the sum of both changes. Otherwise (the default) it is added to it.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Returns false: the animation is added to the one that it interrupts.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
