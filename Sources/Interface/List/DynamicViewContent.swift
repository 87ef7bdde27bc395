// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Views made of the elements of a collection, whose rows can be deleted and moved in a list.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Data { get }

  /// The same, whose rows can be edited otherwise. Not for use outside.
  func _edited(_ change: (inout _RowEdits) -> Void) -> Self
}

/// What can be done to rows. Not for use outside.
public struct _RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension DynamicViewContent {
  /// Lets a list's rows be swiped away, and deleted while they are edited; nil takes it back.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    _edited { $0.delete = action }
  }

  /// Lets a list's rows be lifted and put elsewhere: those at the indices before the one at the offset; nil takes
  /// it back.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    _edited { $0.move = action }
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }

  public func _edited(_ change: (inout _RowEdits) -> Void) -> ModifiedContent {
    ModifiedContent(content: content._edited(change), modifier: modifier)
  }
}

/// What is kept from being done to a row.
struct EditLocks: Equatable {
  var delete = false
  var move = false
}

struct EditLocksKey: PreferenceKey {
  static var defaultValue: EditLocks { EditLocks() }

  static func reduce(value: inout EditLocks, nextValue: () -> EditLocks) {
    let next = nextValue()
    value.delete = value.delete || next.delete
    value.move = value.move || next.move
  }
}

extension View {
  /// Keeps the row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(EditLocksKey.self) { $0.delete = $0.delete || isDisabled }
  }

  /// Keeps the row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(EditLocksKey.self) { $0.move = $0.move || isDisabled }
  }
}
