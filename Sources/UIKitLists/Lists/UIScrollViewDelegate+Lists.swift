// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The calls that programs make through `delegate` of a table or a collection, whose delegates UIKit's
/// lists declare with a protocol of their own.
extension UIScrollViewDelegate {
  /// Calls the delegate of a table; does nothing if this is not one.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate)?.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Calls the delegate of a table; does nothing if this is not one.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    (self as? any UITableViewDelegate)?.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Calls the delegate of a collection; does nothing if this is not one.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    (self as? any UICollectionViewDelegate)?.collectionView(
      collectionView, didSelectItemAt: indexPath)
  }
  /// Calls the delegate of a collection; does nothing if this is not one.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    (self as? any UICollectionViewDelegate)?.collectionView(
      collectionView, didDeselectItemAt: indexPath)
  }
}
