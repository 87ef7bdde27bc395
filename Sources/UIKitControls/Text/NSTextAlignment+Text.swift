// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension NSTextAlignment {
  /// The alignment in a SwiftUI text with the direction of a view.
  @MainActor
  func inText(of view: UIView) -> TextAlignment {
    switch self {
    case .center: .center
    case .left: view.isRightToLeft ? .trailing : .leading
    case .right: view.isRightToLeft ? .leading : .trailing
    default: .leading
    }
  }
}
