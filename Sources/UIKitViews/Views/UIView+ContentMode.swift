// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension UIView {
  /// How contents, such as an image, are scaled and placed in the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    private var placement: ContentPlacement {
      switch self {
      case .scaleToFill, .redraw: ContentPlacement(fit: .stretch)
      case .scaleAspectFit: ContentPlacement(fit: .aspectFit)
      case .scaleAspectFill: ContentPlacement(fit: .aspectFill)
      case .center: ContentPlacement()
      case .top: ContentPlacement(y: 0)
      case .bottom: ContentPlacement(y: 1)
      case .left: ContentPlacement(x: 0)
      case .right: ContentPlacement(x: 1)
      case .topLeft: ContentPlacement(x: 0, y: 0)
      case .topRight: ContentPlacement(x: 1, y: 0)
      case .bottomLeft: ContentPlacement(x: 0, y: 1)
      case .bottomRight: ContentPlacement(x: 1, y: 1)
      }
    }

    /// The rectangle of contents of a size.
    func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
      placement.rect(of: size, in: bounds)
    }
  }
}
