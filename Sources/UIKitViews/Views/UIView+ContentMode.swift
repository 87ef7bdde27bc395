// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension UIView {
  /// How contents fit the bounds.
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

    /// The rectangle of contents of a size.
    func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
      var size = size
      if self == .scaleToFill || self == .redraw { return bounds }
      if self == .scaleAspectFit || self == .scaleAspectFill, size.width > 0, size.height > 0 {
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        let scale = self == .scaleAspectFit ? min(x, y) : max(x, y)
        size = CGSize(width: size.width * scale, height: size.height * scale)
      }
      let x: CGFloat =
        switch self {
        case .left, .topLeft, .bottomLeft: bounds.minX
        case .right, .topRight, .bottomRight: bounds.maxX - size.width
        default: bounds.midX - size.width / 2
        }
      let y: CGFloat =
        switch self {
        case .top, .topLeft, .topRight: bounds.minY
        case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
        default: bounds.midY - size.height / 2
        }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
