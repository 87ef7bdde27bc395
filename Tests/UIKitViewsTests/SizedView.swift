// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitLists
import UIKitViews

/// A view with contents of a size.
@MainActor
final class SizedView: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
  override var intrinsicContentSize: CGSize { size }
}

extension UIView {
  /// Adds a view that constraints place.
  func addConstrained(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}
