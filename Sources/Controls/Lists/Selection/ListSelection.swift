// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) package import ViewCore

/// The selection of a list, independent of the type of its values.
package struct ListSelection {
  /// Whether several rows can be selected, which is done in edit mode.
  let isMultiple: Bool
  /// Whether a row with a tag can be selected.
  let accepts: (AnyHashable) -> Bool
  let contains: (AnyHashable) -> Bool
  /// Selects or deselects a row.
  let set: (AnyHashable, Bool) -> Void
  let rows: SelectableRowRegistry
  /// The tags of the selected rows.
  let values: () -> Set<AnyHashable>

  @MainActor
  package init<Value: Hashable>(_ selection: Binding<Value?>, _ rows: SelectableRowRegistry) {
    isMultiple = false
    values = { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }
    accepts = { $0.base is Value }
    contains = { $0.base as? Value == selection.wrappedValue && selection.wrappedValue != nil }
    set = { tag, isSelected in
      let value = isSelected ? tag.base as? Value : nil
      if selection.wrappedValue != value { selection.wrappedValue = value }
    }
    self.rows = rows
  }

  @MainActor
  package init<Value: Hashable>(_ selection: Binding<Set<Value>>, _ rows: SelectableRowRegistry) {
    isMultiple = true
    values = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    accepts = { $0.base is Value }
    contains = { ($0.base as? Value).map { selection.wrappedValue.contains($0) } == true }
    set = { tag, isSelected in
      guard let value = tag.base as? Value else { return }
      if isSelected {
        selection.wrappedValue.insert(value)
      } else {
        selection.wrappedValue.remove(value)
      }
    }
    self.rows = rows
  }
}

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the list that the view is in; nil if its rows cannot be selected.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

/// The rows of a list that can be selected.
@MainActor
package final class SelectableRowRegistry {
  private var rows: [WeakRow] = []

  private struct WeakRow {
    weak var element: SelectableRowElement?
  }

  func add(_ element: SelectableRowElement) {
    rows.removeAll { $0.element == nil || $0.element === element }
    rows.append(WeakRow(element: element))
  }

  func remove(_ element: SelectableRowElement) {
    rows.removeAll { $0.element == nil || $0.element === element }
  }

  /// Selects the row after the last selected one, or before the first; the row at the end of the
  /// list if none is selected. Returns whether there is such a row.
  func move(by step: Int, in selection: ListSelection) -> Bool {
    let ordered = rows.compactMap(\.element).filter { $0.isSelectable && selection.accepts($0.tag) }
      .sorted { $0.transformToRoot.ty < $1.transformToRoot.ty }
    guard !ordered.isEmpty else { return false }
    let selected = ordered.indices.filter { selection.contains(ordered[$0].tag) }
    let target: Int
    if let edge = step > 0 ? selected.last : selected.first {
      target = min(max(edge + step, 0), ordered.count - 1)
    } else {
      target = step > 0 ? 0 : ordered.count - 1
    }
    for index in selected where index != target { selection.set(ordered[index].tag, false) }
    selection.set(ordered[target].tag, true)
    return true
  }
}
