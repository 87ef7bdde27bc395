// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import UIKitViews

/// An object that a dynamic animator moves: a view, or the attributes of an item of a collection.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The middle in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The bounds, of which only the size counts.
  var bounds: CGRect { get }
  /// The transform, which the animator turns.
  var transform: CGAffineTransform { get set }
  /// The outline with which the item collides; the bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

extension UIDynamicItem {
  /// Returns `rectangle`.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {
  /// A rectangle with the size of the item.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

extension UIView: UIDynamicItem {}
