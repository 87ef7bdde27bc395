// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension DynamicViewContent {
  /// Lets the user delete the rows of a list.
  ///
  /// A row is deleted by a swipe to the leading edge, or by its delete button in edit mode. The
  /// action must remove the element from the data. Sections cannot be deleted.
  ///
  /// - Parameter action: Receives the index of the deleted row; nil makes the rows undeletable.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    _edited { $0.delete = action }
  }

  /// Lets the user move the rows of a list.
  ///
  /// A row is moved by its reorder handle in edit mode, and otherwise by a drag after a long press
  /// of 0.5 seconds. The action must move the element in the data.
  ///
  /// - Parameter action: Receives the index of the moved row, and the offset in the data before
  ///   which the row is inserted; nil makes the rows unmovable.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    _edited { $0.move = action }
  }
}
