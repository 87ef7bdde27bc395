// Part of Snapback, under the MIT licence; see LICENSE.

extension Animation {
  /// The spring that the animation runs on, inside its modifiers; nil for curves and custom
  /// animations.
  package var underlyingSpring: Spring? { form.underlyingSpring }
}

extension AnimationForm {
  /// The spring that the animation runs on, inside its modifiers; nil for curves and custom
  /// animations.
  var underlyingSpring: Spring? {
    switch self {
    case .default: Self.standardSpring
    case .spring(let spring, _): spring
    case .interpolatingSpring(let base): base.spring
    case .curve, .custom: nil
    case .delay(let base, _), .speed(let base, _), .repeating(let base, _, _),
      .logicallyComplete(let base, _):
      base.underlyingSpring
    }
  }

  /// The same animation on another spring; unchanged where it has none.
  func replacingSpring(with spring: Spring) -> AnimationForm {
    switch self {
    case .default: .spring(spring, blendDuration: 0)
    case .spring(_, let blend): .spring(spring, blendDuration: blend)
    case .interpolatingSpring(let base):
      .interpolatingSpring(InterpolatingSpring(spring, velocity: base.velocity))
    case .curve, .custom: self
    case .delay(let base, let delay): .delay(base.replacingSpring(with: spring), by: delay)
    case .speed(let base, let factor): .speed(base.replacingSpring(with: spring), factor: factor)
    case .repeating(let base, let count, let autoreverses):
      .repeating(
        base.replacingSpring(with: spring), count: count, autoreverses: autoreverses)
    case .logicallyComplete(let base, let after):
      .logicallyComplete(base.replacingSpring(with: spring), after: after)
    }
  }

  /// Returns whether the resolver may replace the animation's spring.
  func isReplaceable(by springs: any SpringResolver) -> Bool {
    underlyingSpring.map(springs.canReplace) ?? false
  }

  /// The animation on the resolver's spring; unchanged where the resolver has none or may not
  /// replace the animation's own.
  func resolved(by springs: (any SpringResolver)?) -> AnimationForm {
    guard let springs, let replacement = springs.replacement, isReplaceable(by: springs) else {
      return self
    }
    return replacingSpring(with: replacement)
  }
}
