// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension Spring {
  /// Half a second without bounce.
  public static var smooth: Spring { smooth() }
  /// Half a second with a little bounce, 0.15.
  public static var snappy: Spring { snappy() }
  /// Half a second with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
