// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The buttons that a swipe of a row reveals at one side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the one at the edge first. Without any the row cannot be swiped to this side.
  public let actions: [UIContextualAction]
  /// Whether a swipe far beyond the buttons performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
