// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A row or an item that the user moves.
@MainActor
struct ListMovement<Cell: UIView> {
  /// The index path at the start.
  let origin: IndexPath
  /// The current index path.
  var current: IndexPath
  let cell: Cell

  /// The index by which the data source knows an item, which learns of the movement at its end.
  func dataPath(_ path: IndexPath) -> IndexPath {
    if path == current { return origin }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == origin.section, item >= origin.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
