// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// The swipe buttons at one edge of a row.
struct SwipeActions {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let buttons: [AnyView]
  /// The environment of the modifier that declares the buttons; nil for that of the row.
  var declaration: RowModifierDeclaration?
}

extension View {
  /// Adds buttons beside a list row, which the user reveals by a swipe.
  ///
  /// The buttons have the color of their tint, red if their role is destructive, and show the icons
  /// of labels alone. Only one row of a list is open at a time; a touch elsewhere in the list, a tap
  /// on it and scrolling close it.
  /// In edit mode rows cannot be swiped.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row that the buttons are at. If several modifiers set buttons for
  ///     the same edge, those of the innermost apply.
  ///   - allowsFullSwipe: Whether a swipe far beyond the buttons triggers the first one.
  ///   - content: The buttons, the one at the edge first.
  /// - Note: Differs from SwiftUI: a tap that closes the row also presses a button in a row without such buttons.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let declaration = RowModifierDeclaration()
    return _RowModified(
      content: self,
      modifier: _SwipeActionsModifier(
        actions: SwipeActions(
          edge: edge, allowsFullSwipe: allowsFullSwipe,
          buttons: ViewListEntry.list(content()).map(\.view), declaration: declaration)),
      declaration: declaration)
  }
}
