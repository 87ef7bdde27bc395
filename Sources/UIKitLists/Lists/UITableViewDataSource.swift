// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// An object that gives a table the numbers of its sections and rows, their cells and titles, and changes its data
/// when rows are edited.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of rows of a section.
  /// - Note: Differs from UIKit: `swift build` needs canEditRowAt for commit, canMoveRowAt for moveRowAt.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The view of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The title of a section; nil for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title after a section; nil for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited: deleted by a swipe, or by its button while the table is edited; true
  /// by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user deletes or inserts a row, which the data source and then the table do.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Returns whether a row has a reorder control while the table is edited; true by default if the data source
  /// can move rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Whether the data source has a method that deletes and inserts rows. The compiled copies of sources
  /// have it where they have that method.
  var _commitsRowEdits: Bool { get }
  /// Whether the data source has a method that moves rows.
  var _movesRows: Bool { get }
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.isDefault = true
    return true
  }
  /// The default does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns true.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.isDefault = true
    return true
  }
  /// The default does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns false.
  public var _commitsRowEdits: Bool { false }
  /// Returns false.
  public var _movesRows: Bool { false }
}
