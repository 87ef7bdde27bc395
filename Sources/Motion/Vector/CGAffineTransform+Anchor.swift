// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension CGAffineTransform {
  /// Returns the transform around an anchor of a view of the given size, instead of around the
  /// origin.
  package func about(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Returns the transform around an anchor of a rectangle, instead of around the origin.
  package func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      .concatenating(about(anchor, in: rect.size))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
