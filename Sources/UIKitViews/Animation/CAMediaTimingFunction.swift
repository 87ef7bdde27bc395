// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The name of one of Core Animation's timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates the name of a curve.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start, and fastest at the end.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Fastest at the start, and slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and the end, and fastest in the middle.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations: the control points 0.25, 0.1 and 0.25, 1.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The progress of an animation as a function of its time, both from 0 to 1: a cubic Bézier curve.
public final class CAMediaTimingFunction: Sendable {
  let curve: CubicBezier

  /// Creates the curve with a name. Unknown names give the linear one.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: AnimationTiming.easeIn
      case .easeOut: AnimationTiming.easeOut
      case .easeInEaseOut: AnimationTiming.easeInOut
      case .default: AnimationTiming.standard
      default: AnimationTiming.linear
      }
  }

  /// Creates a cubic curve from 0, 0 to 1, 1 with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }
}

/// The values that an animation presents before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The property's own value, before the start and after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value of the animation after its end, until it is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value of the animation before its start, as during a delay.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Before the start with the first value, and after the end with the last.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
