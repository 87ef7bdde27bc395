// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// Changes the main menu. A window has no menu here, so that nothing is passed one.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// Removes a menu.
  func remove(menu: UIMenu.Identifier)
  /// Replaces the entries of a menu.
  func replaceChildren(
    ofMenu menu: UIMenu.Identifier, from: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu after another one.
  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another one.
  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another one.
  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
}
