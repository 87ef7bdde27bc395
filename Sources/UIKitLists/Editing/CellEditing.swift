// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// The controls of a row that is edited.
@MainActor
final class CellEditing {
  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether a circle selects the row.
  var isMultiple = false
  /// Whether the contents make room for the button.
  var indents = true
  var isMovable = false
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var showsReorderControl = false
  var shouldIndent = true
  /// Called when the button is pressed.
  var pressed: () -> Void = {}
  /// Called when the reorder control is held, moved and released.
  var gripped: (UIGestureRecognizer) -> Void = { _ in }
  private var button: UIButton?
  private var grip: UIImageView?
  /// The width of the button and of the reorder control in points.
  static let buttonWidth: CGFloat = 38
  static let gripWidth: CGFloat = 44

  /// The distance by which the contents are moved for the button, in points.
  var inset: CGFloat { isEditing && hasButton && indents ? Self.buttonWidth : 0 }
  /// The width of the reorder control, in points; 0 without one.
  var gripInset: CGFloat { isEditing && isMovable ? Self.gripWidth : 0 }
  private var hasButton: Bool { style != .none || isMultiple }

  /// Shows the controls that the row has now.
  func update(_ cell: UITableViewCell) {
    if isEditing, hasButton, button == nil { button = makeButton(cell) }
    if isEditing, isMovable, grip == nil { grip = makeGrip(cell) }
    let (symbol, color): (String, UIColor) =
      isMultiple
      ? cell.isSelected ? ("checkmark.circle.fill", .systemBlue) : ("circle", .systemGray)
      : style == .insert ? ("plus.circle.fill", .systemGreen) : ("minus.circle.fill", .systemRed)
    if isEditing, hasButton {
      button?.setImage(UIImage(systemName: symbol), for: .normal)
      button?.tintColor = color
      button?.isUserInteractionEnabled = !isMultiple
      button?.accessibilityLabel = style == .insert ? "Insert" : "Delete"
    }
  }

  /// Places the controls of a row, beside it if it is not edited.
  func layout(_ bounds: CGRect) {
    let isShown = isEditing && hasButton
    button?.frame = CGRect(
      x: isShown ? 6 : -Self.buttonWidth, y: 0, width: Self.buttonWidth, height: bounds.height)
    button?.alpha = isShown ? 1 : 0
    grip?.frame = CGRect(
      x: bounds.width - gripInset, y: 0, width: Self.gripWidth, height: bounds.height)
    grip?.alpha = gripInset > 0 ? 1 : 0
  }

  private func makeButton(_ cell: UITableViewCell) -> UIButton {
    let button = UIButton(type: .custom)
    button.addAction(UIAction { [weak self] _ in self?.pressed() }, for: .touchUpInside)
    add(button, cell)
    return button
  }

  private func makeGrip(_ cell: UITableViewCell) -> UIImageView {
    let grip = UIImageView(image: UIImage(systemName: "line.3.horizontal"))
    grip.tintColor = .systemGray
    grip.contentMode = .center
    grip.isUserInteractionEnabled = true
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(method: CellEditing.held, "held"))
    press.minimumPressDuration = 0
    press.isInternal = true
    grip.addGestureRecognizer(press)
    add(grip, cell)
    return grip
  }

  private func held(_ recognizer: UIGestureRecognizer) { gripped(recognizer) }

  /// Adds a control outside of the row, from where it comes.
  private func add(_ view: UIView, _ cell: UITableViewCell) {
    ViewAnimation.withoutAnimation {
      let isGrip = view is UIImageView
      view.frame = CGRect(
        x: isGrip ? cell.bounds.width : -Self.buttonWidth, y: 0,
        width: isGrip ? Self.gripWidth : Self.buttonWidth, height: cell.bounds.height)
      view.alpha = 0
      cell.addSubview(view)
    }
  }
}
