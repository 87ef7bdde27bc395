// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UITableView {
  /// Whether rows have buttons to delete or insert them, and grips to move them; false by default.
  public var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Whether rows can be selected during editing; false by default.
  public var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether several rows can be selected during editing, by circles instead of the buttons to delete
  /// them; false by default.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultipleSelection }
    set { editing.allowsMultipleSelection = newValue }
  }

  /// Begins or ends editing.
  public func setEditing(_ editing: Bool, animated: Bool) {
    swipe.close()
    guard editing != isEditing else { return }
    self.editing.isEditing = editing
    for path in selection { shown[path]?.setSelected(false, animated: animated) }
    selection = []
    for (path, cell) in shown { showEditing(of: cell, path, animated: animated) }
  }

  // MARK: What can be edited

  /// Returns whether the data source lets a row be edited, and whether it has a method that says so.
  private func editability(_ path: IndexPath) -> (canEdit: Bool, isDeclared: Bool) {
    editing.isDefault = false
    let canEdit = dataSource?.tableView(self, canEditRowAt: editing.dataPath(path)) ?? false
    return (canEdit, !editing.isDefault)
  }

  private func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    editing.isDefault = false
    let canMove = dataSource.tableView(self, canMoveRowAt: editing.dataPath(path))
    return canMove && (!editing.isDefault || dataSource._movesRows)
  }

  private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard editability(path).canEdit else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: editing.dataPath(path)) ?? .delete
  }

  // MARK: Controls of rows

  /// Shows whether a row is edited.
  func showEditing(of cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
    guard isEditing || cell.isEditing else { return }
    let edit = cell.edit
    edit.style = isEditing ? editingStyle(path) : .none
    edit.isMultiple = isEditing && allowsMultipleSelectionDuringEditing
    let indents =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: editing.dataPath(path)) ?? true
    edit.indents = indents && cell.shouldIndentWhileEditing
    edit.isMovable = isEditing && canMove(path)
    edit.pressed = { [weak self, weak cell] in cell.map { self?.controlPressed($0) } }
    edit.gripped = { [weak self, weak cell] recognizer in
      cell.map { self?.gripped($0, recognizer) }
    }
    cell.setEditing(
      isEditing && (edit.style != .none || edit.isMultiple || edit.isMovable), animated: animated)
  }

  private func controlPressed(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if swipe.close() { return }
    switch cell.editingStyle {
    case .delete: swipe.open(cell, path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .none: break
    }
  }

  private func path(containing view: UIView) -> IndexPath? {
    var view: UIView? = view
    while let current = view {
      if let path = path(of: current) { return path }
      view = current.superview
    }
    return nil
  }

  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title ?? "Delete") {
        [weak self] _, source, completion in
        guard let self else { return }
        // Rows before it may have been inserted since.
        let path = self.path(containing: source) ?? path
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        completion(true)
      }
    ])
  }
}

extension UITableView: SwipeableList {
  func swipedRow(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
    guard let path = indexPathForRow(at: point), let cell = shown[path], canSwipe(path) else {
      return nil
    }
    return (cell, path)
  }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    if isEditing { return isLeading ? nil : deletion(path) }
    if isLeading {
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    if let own = tableDelegate?.tableView(self, editActionsForRowAt: path) {
      let configuration = UISwipeActionsConfiguration(actions: own.map { $0.contextual(path) })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    guard dataSource?._commitsRowEdits == true || editability(path).isDeclared,
      editingStyle(path) == .delete
    else { return nil }
    return deletion(path)
  }

  func path(of cell: UIView) -> IndexPath? { shown.first { $0.value === cell }?.key }

  func canSwipe(_ path: IndexPath) -> Bool { !isEditing && editability(path).canEdit }

  func rowWillOpen(_ path: IndexPath) {
    if !isEditing { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
  }

  func rowDidClose(_ path: IndexPath) {
    if !isEditing { tableDelegate?.tableView(self, didEndEditingRowAt: path) }
  }
}
