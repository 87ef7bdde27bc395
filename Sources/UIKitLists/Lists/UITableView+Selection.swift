// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UITableView {
  func tapped(_ recognizer: UITapGestureRecognizer) {
    guard !swipe.close(), editing.allowsSelection(allowsSelection),
      let path = indexPathForRow(at: recognizer.location(in: self))
    else { return }
    let allowsMultipleSelection = editing.allowsMultipleSelection(allowsMultipleSelection)
    let wasSelected = selection.contains(path)
    if allowsMultipleSelection, wasSelected {
      deselectRow(at: path, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path {
        deselectRow(at: other, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: other)
      }
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    shown[path]?.selectionSegue?()
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }

  /// Selects a row, and scrolls to it unless `scrollPosition` is `none`; nothing for nil.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return }
    selection.insert(indexPath)
    shown[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row. The delegate is not called. Nothing happens for a row that is not selected.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    let cell = shown[indexPath]
    cell?.setSelected(false, animated: animated)
  }

  /// Highlights the row under a touch.
  func highlight(_ touch: UITouch?) {
    guard !swipe.isOpen, editing.allowsSelection(allowsSelection), let touch,
      let path = indexPathForRow(at: touch.location(in: self))
    else { return }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    highlighted = path
    shown[path]?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Ends the highlight of a touch.
  func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    shown[path]?.setHighlighted(false, animated: true)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
  }
}
