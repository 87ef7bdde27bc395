// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// How a value gets from what it was to what it is.
public struct Animation: Equatable, Hashable, Sendable {
  package let form: AnimationForm

  package init(form: AnimationForm) { self.form = form }

  /// An animation that moves in a way of its own.
  public init<A: CustomAnimation>(_ base: A) {
    self.form = base as? AnimationForm ?? .custom(AnyCustomAnimation(base))
  }

  /// What moves: the custom animation this was made from, or the built-in one.
  public var base: any CustomAnimation {
    if case .custom(let custom) = form { return custom.base }
    return form
  }

  /// `spring(response: 0.55, dampingFraction: 1)`, but equal to nothing but itself.
  public static let `default` = Animation(form: .default)
}

extension Animation {
  /// How far towards `value` the animation has come, starting from zero; nil once it has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    form.animate(value: value, time: time, context: &context)
  }

  /// How fast the animation moves, per second; nil when a custom animation cannot tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    form.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation carries on in the place of one it interrupts; then the context is made
  /// ready for it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    form.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { form.description }
}
