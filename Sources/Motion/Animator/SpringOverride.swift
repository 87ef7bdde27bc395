// Part of Snapback, under the MIT licence; see LICENSE.

/// The spring that stands in for those of a hierarchy of animators, and a note of the last one that started.
///
/// What is in flight when it changes goes on by the new one, from the value and velocity it has. Springs
/// too quick to be seen as motion of their own, as those that follow a hand, are left alone; so is what is no
/// spring.
package final class SpringOverride {
  /// Scenes' springs from this response on, in seconds, give way.
  package static let shortestResponse = 0.3

  /// Nil for each its own.
  package var spring: Spring? {
    didSet { if spring != oldValue { number += 1 } }
  }
  /// How often it has changed.
  private(set) var number = 0
  /// The last spring that started and could be overridden, as it was asked for.
  package private(set) var lastUse: Use?

  /// A spring as it started.
  package struct Use: Equatable, Sendable {
    /// What was asked for, whether it has been overridden or not.
    package var spring: Spring
    /// Seconds, on the frame's clock.
    package var time: Double
    /// Whether it took over from a hand.
    package var isFromHand: Bool
  }

  package init() {}

  /// Notes a spring; of those that start at the same time the first that takes over from a hand counts.
  func note(_ form: AnimationForm, at time: Double, isFromHand: Bool) {
    guard let spring = form.tunableSpring else { return }
    if let lastUse, lastUse.time == time, lastUse.isFromHand || !isFromHand { return }
    lastUse = Use(spring: spring, time: time, isFromHand: isFromHand)
  }
}

extension AnimationForm {
  /// The spring in it that can be overridden; nil where there is none.
  var tunableSpring: Spring? {
    switch self {
    case .default: Self.standardSpring
    case .spring(let spring, _):
      spring.response >= SpringOverride.shortestResponse ? spring : nil
    case .interpolatingSpring(let base):
      base.spring.response >= SpringOverride.shortestResponse ? base.spring : nil
    case .curve, .custom: nil
    case .delay(let base, _), .speed(let base, _), .repeating(let base, _, _),
      .logicallyComplete(let base, _):
      base.tunableSpring
    }
  }

  /// The same with another spring in the place of the one that can be overridden.
  func tuned(by spring: Spring) -> AnimationForm {
    if tunableSpring == nil { return self }
    return switch self {
    case .default: .spring(spring, blendDuration: 0)
    case .spring(_, let blend): .spring(spring, blendDuration: blend)
    case .interpolatingSpring(let base):
      .interpolatingSpring(InterpolatingSpring(spring, velocity: base.velocity))
    case .curve, .custom: self
    case .delay(let base, let delay): .delay(base.tuned(by: spring), by: delay)
    case .speed(let base, let factor): .speed(base.tuned(by: spring), factor: factor)
    case .repeating(let base, let count, let autoreverses):
      .repeating(base.tuned(by: spring), count: count, autoreverses: autoreverses)
    case .logicallyComplete(let base, let after):
      .logicallyComplete(base.tuned(by: spring), after: after)
    }
  }
}
