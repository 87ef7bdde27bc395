// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UITableViewCell {
  /// The kind of editing of a row.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none
    /// It can be deleted.
    case delete
    /// It can insert another row.
    case insert
  }

  /// The current kind of editing of the row.
  public var editingStyle: EditingStyle { edit.style }

  /// Whether the reorder control is shown during editing. It is shown in any case if the data
  /// source can move the row.
  public var showsReorderControl: Bool {
    get { edit.showsReorderControl }
    set { edit.showsReorderControl = newValue }
  }

  /// Whether the contents make room for the button to delete the row; true by default.
  public var shouldIndentWhileEditing: Bool {
    get { edit.shouldIndent }
    set { edit.shouldIndent = newValue }
  }

  /// Whether the button that confirms the deletion is shown.
  public var showingDeleteConfirmation: Bool { bounds.minX > 0 }

  /// The accessory at the trailing end during editing; none by default.
  public var editingAccessoryType: AccessoryType {
    get { edit.accessoryType }
    set {
      edit.accessoryType = newValue
      editingChanged(animated: false)
    }
  }

  /// A view at the end during editing.
  public var editingAccessoryView: UIView? {
    get { edit.accessoryView }
    set {
      edit.accessoryView?.removeFromSuperview()
      edit.accessoryView = newValue
      if let newValue { addSubview(newValue) }
      editingChanged(animated: false)
    }
  }
}
