// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIColor {
  /// The color of text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The color of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// Stores the hue, the saturation and the brightness in sRGB, from 0 to 1, and returns true. Colors
  /// that depend on the appearance are resolved for the light one.
  @preconcurrency @MainActor @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    let (most, least) = (max(r, g, b), min(r, g, b))
    let range = most - least
    var turn: CGFloat = 0
    if range > 0 {
      if most == r {
        turn = ((g - b) / range).truncatingRemainder(dividingBy: 6)
      } else if most == g {
        turn = (b - r) / range + 2
      } else {
        turn = (r - g) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = a
    return true
  }

  /// Stores the brightness, from 0 to 1, and returns true for a gray; returns false for others.
  @preconcurrency @MainActor @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    guard r == g, g == b else { return false }
    white?.pointee = r
    alpha?.pointee = a
    return true
  }

  /// Returns the color as it is in an appearance, for example in the dark one.
  @preconcurrency @MainActor
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var values = UIKitService.environment
    values.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(Color(Color(uiColor: self).resolve(in: values)))
  }
}
