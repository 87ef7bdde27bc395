// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The lengths of the contents of a view that constraints use.
struct ContentLengths: Equatable {
  private let hasWidth: Bool
  private let hasHeight: Bool
  private let heightDependsOnWidth: Bool

  @MainActor
  init(_ view: UIView, _ size: CGSize? = nil) {
    let size = size ?? view.intrinsicContentSize
    (hasWidth, hasHeight) = (size.width >= 0, size.height >= 0)
    heightDependsOnWidth = view.heightDependsOnWidth
  }
}

extension NSLayoutConstraint.Attribute {
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
  /// Whether it depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

extension UIView {
  /// The rectangle in the superview, without the transform.
  var alignmentRectangle: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}
