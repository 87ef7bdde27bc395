// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore

/// The edits of a collection that a list allows.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
  /// Rows can be deleted and moved.
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a collection, from a binding to the element, with rows of a
  /// list that can be edited. Views are identified by the elements' ids.
  @preconcurrency @MainActor
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a view for each element of a collection, from a binding to the element, with rows of a
  /// list that can be edited. Views are identified by a property of the elements.
  @preconcurrency @MainActor
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Index: Hashable
  {
    self = ForEach(data, id: id, content: content)._edited { edits in
      if editActions.contains(.delete) {
        edits.delete = { data.wrappedValue.remove(atOffsets: $0) }
      }
      if editActions.contains(.move) {
        edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}
