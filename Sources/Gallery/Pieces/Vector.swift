// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

extension CGSize {
  static func + (one: CGSize, other: CGSize) -> CGSize {
    CGSize(width: one.width + other.width, height: one.height + other.height)
  }

  static func += (one: inout CGSize, other: CGSize) { one = one + other }

  static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// How far it is from where it begins to where it ends, in points.
  var distance: CGFloat { (width * width + height * height).squareRoot() }
}
