// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Animation {
  /// A spring that takes over the value and the velocity on screen from whatever it interrupts.
  ///
  /// - Parameters:
  ///   - duration: Seconds, as perceived; 0, negative and NaN jump.
  ///   - bounce: From −1 to 1; 0 has none.
  ///   - blendDuration: Kept, and part of equality, but a change of duration happens at once here.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// The same spring by its response and damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(form: .spring(spring, blendDuration: blendDuration.isNaN ? 0 : blendDuration))
  }

  /// Half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring stiff enough to follow a hand.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  public static var smooth: Animation { smooth() }
  public static var snappy: Animation { snappy() }
  public static var bouncy: Animation { bouncy() }
}

extension Animation {
  /// A spring that is added on top of what it interrupts instead of taking over.
  ///
  /// More than critical damping counts as critical.
  ///
  /// - Parameter initialVelocity: In ways per second, the way being the one between the two values;
  ///   NaN and infinity count as 0.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      form: .interpolatingSpring(
        InterpolatingSpring(spring, velocity: initialVelocity.isFinite ? initialVelocity : 0)))
  }

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
