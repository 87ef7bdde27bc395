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
  /// Set by the default implementations of the data source's methods, to detect that it does not implement them.
  var isDefault = false

  /// Returns whether taps select rows.
  ///
  /// - Parameter normal: Whether they do while the table is not being edited.
  func allowsSelection(_ normal: Bool) -> Bool {
    isEditing ? allowsSelection || allowsMultipleSelection : normal
  }

  /// Returns whether several rows can be selected.
  ///
  /// - Parameter normal: Whether they can while the table is not being edited.
  func allowsMultipleSelection(_ normal: Bool) -> Bool {
    isEditing ? allowsMultipleSelection : normal
  }

  /// The index of a row in the data source, which does not yet know of the current movement.
  func dataPath(_ path: IndexPath) -> IndexPath { movement?.dataPath(path) ?? path }
}
