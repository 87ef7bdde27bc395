// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

extension CGSize {
  static func + (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width + right.width, height: left.height + right.height)
  }

  static func += (left: inout CGSize, right: CGSize) { left = left + right }

  static func - (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width - right.width, height: left.height - right.height)
  }

  static func * (size: CGSize, factor: CGFloat) -> CGSize {
    CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// The Euclidean length, in points.
  var length: CGFloat { (width * width + height * height).squareRoot() }

  /// The vector turned clockwise.
  func rotated(by angle: Angle) -> CGSize {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return CGSize(width: width * cosine - height * sine, height: width * sine + height * cosine)
  }
}
