// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The state of editing a table.
@MainActor
final class TableEditing {
  var isEditing = false
  var allowsSelection = false
  var allowsMultipleSelection = false
  /// The row that the user moves; nil for none.
  var movement: ListMovement<UITableViewCell>?
  /// Moves the row with the finger; nil for none.
  var drag: RowDrag?
  /// Whether the data source has been asked by a method that it does not have.
  var isDefault = false

  /// Whether taps select rows, by whether they do without editing.
  func allowsSelection(_ normal: Bool) -> Bool {
    isEditing ? allowsSelection || allowsMultipleSelection : normal
  }

  /// Whether several rows can be selected, by whether they can without editing.
  func allowsMultipleSelection(_ normal: Bool) -> Bool {
    isEditing ? allowsMultipleSelection : normal
  }

  /// The index by which the data source knows a row.
  func dataPath(_ path: IndexPath) -> IndexPath { movement?.dataPath(path) ?? path }
}
