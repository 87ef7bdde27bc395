// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension ViewHost {
  /// Returns a rectangle of the root's layout space with each edge rounded to the nearest whole
  /// pixel, halves up, as SwiftUI rounds the frames of views. `offset` is added before the rounding
  /// and subtracted after it.
  ///
  /// Returns the rectangle unchanged while layout itself animates, so that it moves evenly, and
  /// where an edge is not finite.
  func pixelAligned(_ rect: CGRect, offsetBy offset: CGSize) -> CGRect {
    guard !isLayoutAnimating else { return rect }
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }
    let x = rounded(rect.origin.x + offset.width)
    let y = rounded(rect.origin.y + offset.height)
    let width = rounded(rect.origin.x + rect.size.width + offset.width) - x
    let height = rounded(rect.origin.y + rect.size.height + offset.height) - y
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite else { return rect }
    return CGRect(x: x - offset.width, y: y - offset.height, width: width, height: height)
  }
}
