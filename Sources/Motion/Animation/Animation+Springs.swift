// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Animation {
  /// A spring that continues from the presented value and velocity of the animation that it
  /// interrupts.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; 0, a negative number and NaN are
  ///     instantaneous.
  ///   - bounce: From −1 to 1; 0 has no bounce.
  ///   - blendDuration: Stored and compared only.
  /// - Note: Differs from SwiftUI: `blendDuration` has no effect: velocity is always preserved.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring given by its response and damping ratio; otherwise as
  /// `spring(duration:bounce:blendDuration:)`.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped oscillation in seconds.
  ///   - dampingFraction: The damping ratio: 1 is critical, 0 undamped.
  ///   - blendDuration: Stored and compared only.
  /// - Note: Differs from SwiftUI: `blendDuration` has no effect: velocity is always preserved.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// An animation on a spring; otherwise as `spring(duration:bounce:blendDuration:)`.
  ///
  /// - Note: Differs from SwiftUI: `blendDuration` has no effect: velocity is always preserved.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(form: .spring(spring, blendDuration: blendDuration.isNaN ? 0 : blendDuration))
  }

  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring short enough to follow a pointer.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; 0, a negative number and NaN are instantaneous.
  ///   - extraBounce: Added to a bounce of 0.15; the sum is clamped to −1...1.
  ///   - blendDuration: Stored and compared only.
  /// - Note: Differs from SwiftUI: `blendDuration` has no effect: velocity is always preserved.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring short enough to follow a pointer, given by its response in seconds and damping ratio; otherwise as
  /// `spring(response:dampingFraction:blendDuration:)`.
  ///
  /// - Note: Differs from SwiftUI: `blendDuration` has no effect: velocity is always preserved.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring with a duration of 0.15 seconds and a bounce of 0.15.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring without bounce, or with only the given one, from −1 to 1; the duration is in seconds, and instantaneous
  /// if it is not above 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.15 plus the given one; the duration is in seconds, and instantaneous if it is not
  /// above 0.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a bounce of 0.3 plus the given one; the duration is in seconds, and instantaneous if it is not
  /// above 0.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a duration of 0.5 seconds and a bounce of 0.15.
  public static var snappy: Animation { snappy() }
  /// A spring with a duration of 0.5 seconds and a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }
}

extension Animation {
  /// A spring that is added to the animations that it interrupts, instead of continuing from their
  /// velocity.
  ///
  /// - Parameters:
  ///   - mass: Greater than 0; anything else counts as 1.
  ///   - stiffness: Force per length.
  ///   - damping: Force per velocity; clamped to critical damping.
  ///   - initialVelocity: As a multiple of the change of the value, per second; NaN and infinity
  ///     count as 0.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// A spring with a perceptual duration in seconds and a bounce. It is added to the animations that
  /// it interrupts.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - bounce: From 0 to 1; less counts as 0.
  ///   - initialVelocity: As a multiple of the change of the value, per second; NaN and infinity
  ///     count as 0.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that is added to the animations that it interrupts. More than critical damping counts
  /// as critical.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: As a multiple of the change of the value, per second; NaN and infinity
  ///     count as 0.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      form: .interpolatingSpring(
        InterpolatingSpring(spring, velocity: initialVelocity.isFinite ? initialVelocity : 0)))
  }

  /// A spring with a duration of 0.5 seconds and no bounce, added to the animations that it
  /// interrupts.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
