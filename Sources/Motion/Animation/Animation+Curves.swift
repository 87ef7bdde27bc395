// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Animation {
  /// The default duration of a curve, in seconds.
  private static let standardDuration = 0.35

  /// An animation along a timing curve. It is added to the animations that it interrupts.
  ///
  /// - Parameters:
  ///   - curve: Maps the fraction of the duration to the fraction of the change.
  ///   - duration: In seconds; with 0, a negative number or NaN it ends when it begins.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(form: .curve(curve, duration: duration > 0 ? duration : 0))
  }

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1), given by its control points.
  ///
  /// - Parameters:
  ///   - p1x: The x of the first control point, clamped to 0...1.
  ///   - p1y: The y of the first control point; may lie outside of 0...1.
  ///   - p2x: The x of the second control point, clamped to 0...1.
  ///   - p2y: The y of the second control point; may lie outside of 0...1.
  ///   - duration: In seconds; with 0, a negative number or NaN it ends when it begins.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  /// An animation at constant speed; see `timingCurve(_:duration:)` for the duration.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation that starts slowly; see `timingCurve(_:duration:)` for the duration.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that ends slowly; see `timingCurve(_:duration:)` for the duration.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation that starts and ends slowly; see `timingCurve(_:duration:)` for the duration.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation at constant speed over 0.35 seconds.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// An animation over 0.35 seconds that starts slowly.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// An animation over 0.35 seconds that ends slowly.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// An animation over 0.35 seconds that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
}
