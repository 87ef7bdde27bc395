// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

extension UIControl {
  /// The interaction of the control by which long presses open a context menu; nil for none. The menu of
  /// a button has no interaction.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }

  /// Whether presses open the menu; false without a menu. Setting it to false closes the menu.
  public var isContextMenuInteractionEnabled: Bool {
    get { ButtonMenu.existing(self).map { $0.isEnabled && $0.menu != nil } ?? false }
    set {
      ButtonMenu.existing(self)?.isEnabled = newValue
      if !newValue { ButtonMenu.existing(self)?.dismiss() }
    }
  }
}
