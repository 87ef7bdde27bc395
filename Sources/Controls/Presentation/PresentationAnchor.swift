// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Finds the position of a presenting view in the window.
@MainActor
package final class PresentationAnchor {
  weak var node: Node?

  package init() {}

  /// The first element of the view.
  package var element: Element? { node?.elements.first }

  /// The presented bounding box of the view in the coordinate space of the window, in points.
  package var frame: CGRect {
    guard let element else { return .zero }
    return CGRect(origin: .zero, size: element.presentedSize).applying(element.transformToRoot)
  }
}
