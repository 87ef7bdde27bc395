// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Animation {
  /// Seconds a curve takes when nothing else is said.
  private static let standardDuration = 0.35

  /// An animation along a curve, added on top of what it interrupts.
  ///
  /// - Parameter duration: Seconds; 0, negative and NaN end at once.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(form: .curve(curve, duration: duration > 0 ? duration : 0))
  }

  /// An animation along a cubic Bézier curve given by its two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  public static var linear: Animation { linear(duration: standardDuration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
}
