// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
import UIKitViews

/// The menu of a button, and the touches that open it.
@MainActor
final class ButtonMenu: UIGestureRecognizerDelegate {
  private unowned let button: UIButton
  private let press = UILongPressGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private let toggle = UIAction { action in
    (action.sender as? UIControl)?.isSelected.toggle()
  }
  private var open: OpenMenu?
  /// The object for which actions are performed, instead of the button.
  weak var sender: AnyObject?
  var menu: UIMenu? { didSet { changed() } }
  var isEnabled = true
  var isPrimary = false { didSet { changed() } }
  var changesSelection = false { didSet { changed() } }

  private init(_ button: UIButton) {
    self.button = button
    UIControl.menuPress = { control in
      guard let own = ButtonMenu.existing(control), own.isPrimary, own.isEnabled, own.menu != nil
      else { return false }
      own.show()
      return true
    }
    for recognizer in [press, tap] {
      recognizer.delegate = self
      recognizer.addTarget(self, action: Selector(method: ButtonMenu.touched(_:), "openMenu"))
      button.addGestureRecognizer(recognizer)
    }
  }

  static func of(_ button: UIButton) -> ButtonMenu {
    if let known = button.associations[StoredKeys.button] as? ButtonMenu { return known }
    let new = ButtonMenu(button)
    button.associations[StoredKeys.button] = new
    return new
  }

  static func existing(_ control: UIControl) -> ButtonMenu? {
    control.associations[StoredKeys.button] as? ButtonMenu
  }

  private var isPopUp: Bool { changesSelection && isPrimary && menu != nil }

  private func changed() {
    press.minimumPressDuration = isPrimary ? 0.25 : 0.5
    button.removeAction(toggle, for: .primaryActionTriggered)
    if changesSelection, !isPopUp { button.addAction(toggle, for: .primaryActionTriggered) }
    guard isPopUp, let actions = menu?.actions, let first = actions.first else { return }
    let chosen = actions.first { $0.state == .on } ?? first
    for action in actions { action.state = action === chosen ? .on : .off }
    show(chosen)
  }

  /// Shows the chosen action of a pop-up button.
  private func show(_ action: UIAction) {
    if button.configuration != nil {
      button.configuration?.title = action.title
      button.configuration?.image = action.image
    } else {
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
    }
    button.superview?.setNeedsLayout()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, menu?.children.isEmpty == false, button.isEnabled else { return false }
    return gestureRecognizer === press || isPrimary
  }

  private func touched(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      show()
      open?.follow(recognizer)
    case .ended where recognizer === tap: show()
    default: open?.follow(recognizer)
    }
  }

  /// Opens the menu at the button.
  func show() {
    guard open == nil, let menu else { return }
    button.sendActions(for: .menuActionTriggered)
    let open = OpenMenu(
      self.menu ?? menu, sender: sender ?? button, isSingleSelection: isPopUp)
    open.onChoose = { [weak self] action in
      guard let self, isPopUp, self.menu?.actions.contains(where: { $0 === action }) == true
      else { return }
      show(action)
    }
    open.onClose = { [weak self] in self?.open = nil }
    if open.show(from: button, button.bounds) { self.open = open }
  }

  func dismiss() { open?.close() }
}
