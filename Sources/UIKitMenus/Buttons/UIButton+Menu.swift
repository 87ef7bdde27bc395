// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
import UIKitViews

extension UIButton {
  /// The menu, which a long press opens, or a press if `showsMenuAsPrimaryAction` is true; nil for none.
  public var menu: UIMenu? {
    get { ButtonMenu.existing(self)?.menu }
    set {
      if newValue != nil || ButtonMenu.existing(self) != nil { ButtonMenu.of(self).menu = newValue }
    }
  }

  /// Whether a press opens the menu, instead of sending the actions of the button.
  public var showsMenuAsPrimaryAction: Bool {
    get { ButtonMenu.existing(self)?.isPrimary ?? false }
    set { ButtonMenu.of(self).isPrimary = newValue }
  }

  /// Whether the button shows the checked action of a menu that a press opens. Exactly one action is
  /// checked then: at first the first one. Without such a menu a press selects or deselects the button.
  public var changesSelectionAsPrimaryAction: Bool {
    get { ButtonMenu.existing(self)?.changesSelection ?? false }
    set { ButtonMenu.of(self).changesSelection = newValue }
  }

  /// Opens the menu as a press does.
  public func performPrimaryAction() {
    if showsMenuAsPrimaryAction, let own = ButtonMenu.existing(self), own.menu != nil {
      own.show()
    } else {
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// Creates a button of a style with an action or a menu.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction? = nil, menu: UIMenu?
  ) {
    self.init(type: buttonType, primaryAction: primaryAction)
    self.menu = menu
    showsMenuAsPrimaryAction = primaryAction == nil
  }

  /// Shows the color and the font of a bar's item.
  package func show(_ attributes: [UInt: [NSAttributedString.Key: Any]]) {
    for (state, values) in attributes {
      if let color = values[.foregroundColor] as? UIColor {
        setTitleColor(color, for: UIControl.State(rawValue: state))
      }
      if let font = values[.font] as? UIFont, state == UIControl.State.normal.rawValue {
        titleLabel?.font = font
      }
    }
  }

  /// Shows the contents of a bar's item: its text, image, color, action and menu.
  ///
  /// - Parameter keepsTitle: Whether the title is shown beside an image, which otherwise stands for it.
  package func show(_ item: UIBarButtonItem, keepsTitle: Bool = false) {
    item.shownView = self
    setTitle(item.image == nil || keepsTitle ? item.title : nil, for: .normal)
    setImage(item.image, for: .normal)
    accessibilityLabel = item.image == nil ? nil : item.title
    isEnabled = item.isEnabled
    if let tint = item.tintColor { tintColor = tint }
    show(item.titleAttributes)
    addAction(UIAction { _ in item.press() }, for: .touchUpInside)
    guard let menu = item.menu else { return }
    let own = ButtonMenu.of(self)
    (own.menu, own.sender) = (menu, item)
    own.isPrimary = item.primaryAction == nil && item.action == nil
    own.changesSelection = item.changesSelectionAsPrimaryAction
  }
}
