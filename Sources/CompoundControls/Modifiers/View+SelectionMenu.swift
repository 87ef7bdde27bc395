// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Adds a context menu to the rows of the lists and tables with a selection inside. On a selected row it applies to
  /// all selected rows, on another one to that row alone.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selected values.
  ///   - menu: The items for selected values. There is no menu without items.
  ///   - primaryAction: The action of a tap on a row, except in edit mode.
  /// - Note: Differs from SwiftUI: there is no menu beside the rows.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(\.selectableRowWrapper) { row, tag, selected in
      guard let value = tag.base as? I else { return row }
      let values = Set(selected.compactMap { $0.base as? I })
      let items = values.contains(value) ? values : [value]
      let menu = menu(items)
      let hasMenu = !ViewListEntry.list(menu).isEmpty
      return AnyView(
        SelectionMenuRow(row: row, menu: hasMenu ? AnyView(menu) : nil) {
          primaryAction?([value])
        })
    }
  }
}

/// A row with the menu of the selection.
private struct SelectionMenuRow: View {
  let row: AnyView
  let menu: AnyView?
  let action: () -> Void
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    let row = row.simultaneousGesture(
      TapGesture().onEnded { action() }, including: isEditing ? .subviews : .all)
    if let menu { row.contextMenu { menu } } else { row }
  }
}
