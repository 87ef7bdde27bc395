// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The style of a dialog, with the dimensions of iOS in points.
package enum DialogStyle: Hashable {
  /// A card in the center of the window.
  case alert
  /// Cards at the bottom edge of the window.
  case sheet

  var rowHeight: CGFloat { self == .alert ? 44 : 57 }
  var fontSize: CGFloat { self == .alert ? 17 : 20 }
  var radius: CGFloat { 14 }
}
