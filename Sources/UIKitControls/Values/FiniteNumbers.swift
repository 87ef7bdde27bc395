// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

extension CGFloat {
  /// The number; 0 if it is not finite.
  package var finite: CGFloat { isFinite ? self : 0 }
}

extension Double {
  /// The integer below the number, from 0 to 10^15; 0 for NaN.
  package var countingNumber: Int { self > 0 ? Int(Swift.min(self, 1e15)) : 0 }
}

extension CGSize {
  /// The size with 0 for a length that is not finite.
  package var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension UIEdgeInsets {
  /// The insets with 0 for one that is not finite.
  package var finite: UIEdgeInsets {
    UIEdgeInsets(
      top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
  }
}

extension NSDirectionalEdgeInsets {
  /// Replaces those that are not finite by 0.
  package mutating func makeFinite() {
    self = NSDirectionalEdgeInsets(
      top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
  }
}
