// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The directions in which a scroll layer moves its contents.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no direction.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Upwards and downwards.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the left and to the right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its contents: it moves the origin of its bounds.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// The directions in which the contents move; both by default.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the contents so that a point is at the upper left corner.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Moves the contents as little as makes a rectangle visible.
  open func scroll(to r: CGRect) {
    func edge(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < start { return low }
      return high > start + length ? min(low, high - length) : start
    }
    scroll(
      to: CGPoint(
        x: edge(r.minX, r.maxX, bounds.minX, bounds.width),
        y: edge(r.minY, r.maxY, bounds.minY, bounds.height)))
  }
}
