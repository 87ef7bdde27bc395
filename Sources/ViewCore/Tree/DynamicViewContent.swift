// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Views made of the elements of a collection, whose rows can be deleted and moved in a list; see
/// `onDelete(perform:)` and `onMove(perform:)`.
@preconcurrency @MainActor
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }

  /// Returns the views with changed editing actions. Not for use outside of the library.
  func _edited(_ change: (inout _RowEdits) -> Void) -> Self
}

/// The editing actions of rows. Not for use outside of the library.
public struct _RowEdits {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified views.
  public var data: Content.Data { content.data }

  public func _edited(_ change: (inout _RowEdits) -> Void) -> ModifiedContent {
    ModifiedContent(content: content._edited(change), modifier: modifier)
  }
}
