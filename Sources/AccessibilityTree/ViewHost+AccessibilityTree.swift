// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

extension ViewHost {
  /// The views of the window as assistive technologies present them. It is created at every call.
  ///
  /// `offset` is the position of the views in the window, in points.
  package func accessibilityTree(at offset: CGPoint = .zero) -> [AccessibilityChild] {
    guard let root = root?.rootElement else { return [] }
    let builder = AccessibilityTreeBuilder()
    let context = AccessibilityTreeBuilder.Context(
      transform: CGAffineTransform(translationX: offset.x, y: offset.y),
      clip: CGRect(origin: offset, size: size))
    return builder.children(of: root, in: context)
  }
}
