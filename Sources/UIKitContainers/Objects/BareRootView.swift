// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Shows a view that recognizes gestures and has no contents, such as the base of a card, in a gray
/// rectangle in the center, so that it can be seen and dragged. For the entry points of compiled sources.
@preconcurrency @MainActor
public func _rootView(bare view: UIView) -> AnyView {
  if view.bounds.isEmpty { view.frame = CGRect(x: 0, y: 0, width: 240, height: 320) }
  if view.backgroundColor == nil { view.backgroundColor = .systemGray3 }
  return _rootView(view)
}
