// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The swipe buttons at both edges of a row, as set by the modifiers so far.
struct RowSwipeActions {
  var leading: SwipeActions?
  var trailing: SwipeActions?
  /// Opens the trailing buttons without a swipe.
  var opener: SwipeRevealer?
}

/// Opens the trailing swipe buttons of a row programmatically: for the delete button of edit mode.
@MainActor
final class SwipeRevealer: ViewBound {
  var storage: ObjectIdentifier?
  /// Set by the `SwipeRow` that shows the buttons, in each of its updates.
  var open: () -> Void = {}

  func viewReleased() { open = {} }
}

private enum RowSwipeActionsKey: EnvironmentKey {
  static var defaultValue: RowSwipeActions? { nil }
}

extension EnvironmentValues {
  /// The swipe buttons that outer modifiers have set for the row.
  var rowSwipeActions: RowSwipeActions? {
    get { self[RowSwipeActionsKey.self] }
    set { self[RowSwipeActionsKey.self] = newValue }
  }
}
