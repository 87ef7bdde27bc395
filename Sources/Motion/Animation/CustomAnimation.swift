// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A way of moving, written by the user.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far towards `value` it has come, starting from zero; nil once it has ended.
  ///
  /// - Parameters:
  ///   - value: The whole of the way.
  ///   - time: Seconds since it began.
  ///   - context: What it keeps between one frame and the next.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast it is moving, per second; nil (the default) when it cannot tell.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether it carries on in the place of the animation it interrupts, with that one's state and
  /// start, towards the sum of both ways. Otherwise (the default) it is added on top.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
