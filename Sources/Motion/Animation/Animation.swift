// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The course of a presented value from the old value to a new one, over time.
public struct Animation: Equatable, Hashable, Sendable {
  package let form: AnimationForm

  package init(form: AnimationForm) { self.form = form }

  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    self.form = base as? AnimationForm ?? .custom(AnyCustomAnimation(base))
  }

  /// The custom animation that this was created from, or the built-in one.
  public var base: any CustomAnimation {
    if case .custom(let custom) = form { return custom.base }
    return form
  }

  /// Moves like `spring(response: 0.55, dampingFraction: 1)`, but equals only itself.
  public static let `default` = Animation(form: .default)
}

extension Animation {
  /// The animated value at a time, on the motion from zero to `value`; nil once the animation has
  /// ended.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: Seconds since the animation began.
  ///   - context: The animation's state between frames.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    form.animate(value: value, time: time, context: &context)
  }

  /// The velocity at a time, per second; nil for a custom animation that does not implement it.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: Seconds since the animation began.
  ///   - context: The animation's state between frames.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    form.velocity(value: value, time: time, context: context)
  }

  /// Returns whether the animation replaces and continues one that it interrupts. If so, prepares the context
  /// for it.
  ///
  /// - Parameters:
  ///   - previous: The interrupted animation.
  ///   - value: The whole change of the interrupted animation.
  ///   - time: Seconds since the interrupted animation began.
  ///   - context: The state of the interrupted animation, and afterwards of this one.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    form.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible {
  /// The animation as it is written in source code.
  public var description: String { form.description }
}
