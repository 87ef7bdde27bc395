// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

extension CGSize {
  static func + (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width + right.width, height: left.height + right.height)
  }

  static func += (left: inout CGSize, right: CGSize) { left = left + right }

  static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The Euclidean length, in points.
  var length: CGFloat { (width * width + height * height).squareRoot() }
}
