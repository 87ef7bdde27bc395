// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// A spring with a duration of 0.5 seconds and no bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a duration of 0.5 seconds and a bounce of 0.15.
  public static var snappy: Spring { snappy() }
  /// A spring with a duration of 0.5 seconds and a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// A spring without bounce, or with only the given one.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: Added to a bounce of 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: Added to a bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a visible bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: Added to a bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
