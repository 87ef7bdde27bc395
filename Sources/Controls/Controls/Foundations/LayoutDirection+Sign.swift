// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) import ViewCore

extension LayoutDirection {
  /// The sign of a distance to the trailing side: 1 from left to right, -1 from right to left.
  package var sign: CGFloat { self == .rightToLeft ? -1 : 1 }
}
