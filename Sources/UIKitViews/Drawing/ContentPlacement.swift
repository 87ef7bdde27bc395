// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The placement of contents of a size in bounds.
struct ContentPlacement {
  /// The change of the size.
  enum Fit {
    case stretch
    case aspectFit
    case aspectFill
    case none
  }

  var fit = Fit.none
  /// 0 at the left, 0.5 in the middle, 1 at the right.
  var x = 0.5
  /// 0 at the top, 0.5 in the middle, 1 at the bottom.
  var y = 0.5

  /// The rectangle of contents of a size.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    if fit == .stretch { return bounds }
    var size = size
    if fit != .none, size.width > 0, size.height > 0 {
      let scales = (bounds.width / size.width, bounds.height / size.height)
      let scale = fit == .aspectFit ? min(scales.0, scales.1) : max(scales.0, scales.1)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    return CGRect(
      origin: CGPoint(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y), size: size)
  }
}
