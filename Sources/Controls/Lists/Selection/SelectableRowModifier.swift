// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Makes the view a row that can be selected, if it is in a list with a selection.
  ///
  /// - Parameter tags: Its possible values, of which the first that has the type of the selected values counts.
  func selectableRow(tags: [AnyHashable]) -> some View {
    modifier(SelectableRowModifier(tags: tags))
  }
}

/// A row of a list that is selected by a tap, or by a circle in edit mode. Outside of lists with a
/// selection, and without a tag of the type of the selected values, it is the content alone.
private struct SelectableRowModifier: ViewModifier {
  let tags: [AnyHashable]
  @State private var isDisabled = false
  @State private var isPressed = false
  @State private var handle = ListRowButtonHandle()
  @Environment(\.listSelection) private var selection
  @Environment(\.editMode) private var editMode
  @Environment(\.showNextColumn) private var nextColumn
  @Environment(\.selectableRowWrapper) private var wrapper

  init(tags: [AnyHashable]) {
    self.tags = tags
  }

  func body(content: Content) -> some View {
    if let selection, let tag = tags.first(where: selection.accepts) {
      if let wrapper {
        wrapper(AnyView(row(content, tag, selection)), tag, selection.values())
      } else {
        row(content, tag, selection)
      }
    } else {
      content
    }
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

  private func row(
    _ content: Content, _ tag: AnyHashable, _ selection: ListSelection
  ) -> some View {
    let isSelected = selection.contains(tag)
    let showsCircle = isEditing && selection.isMultiple
    let isActive = !isDisabled && (isEditing || !selection.isMultiple)
    return HStack(spacing: 15) {
      if showsCircle {
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
          .font(.system(size: 22))
          .foregroundStyle(
            isSelected
              ? AnyShapeStyle(.tint) : AnyShapeStyle(isDisabled ? .quaternary : .tertiary)
          )
          .padding(.vertical, -5)
      }
      content
        .onPreferenceChange(SelectionDisabledKey.self) { isDisabled = $0 }
        .transformPreference(DisabledRowEditsKey.self) { edits in
          if showsCircle { edits.delete = true }
        }
        .environment(\.selectsByRow, isActive)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onGeometryChange(for: CGSize.self, of: \.size) { _ in handle.updateHighlight() }
    .contentShape(Rectangle())
    .gesture(
      _ButtonGesture(
        action: { select(tag, selection) }, pressing: { isPressed = $0 }),
      including: isActive ? .all : .subviews
    )
    .keyboardTarget(
      FocusTarget(
        radius: 8, drawsOwnFocus: true, isTabStop: isActive,
        press: { if isActive { select(tag, selection) } },
        move: { direction in
          guard isActive else { return false }
          switch direction {
          case .up: return selection.rows.move(by: -1, in: selection)
          case .down: return selection.rows.move(by: 1, in: selection)
          case .left, .right: return false
          }
        }, control: { ControlDescription(.listItem, isSelected: isSelected) })
    )
    .modifier(
      _ListRowButtonModifier(
        handle: handle, isInRow: isActive, isPressed: isPressed || isSelected,
        action: { select(tag, selection) })
    )
    .modifier(
      _SelectableRowElementModifier(tag: tag, isSelectable: isActive, rows: selection.rows))
  }

  /// Selects the row or, if several can be selected, toggles it. A link in the row is followed.
  private func select(_ tag: AnyHashable, _ selection: ListSelection) {
    selection.set(tag, !selection.isMultiple || !selection.contains(tag))
    guard !isEditing else { return }
    if let nextColumn, !selection.isMultiple {
      nextColumn.show { selection.set(tag, false) }
    } else {
      handle.triggerButtonsInside()
    }
  }
}

private enum SelectsByRowKey: EnvironmentKey {
  static let defaultValue = false
}

package typealias SelectableRowWrapper =
  @MainActor (AnyView, AnyHashable, Set<AnyHashable>) ->
  AnyView

private enum SelectableRowWrapperKey: EnvironmentKey {
  static var defaultValue: SelectableRowWrapper? { nil }
}

extension EnvironmentValues {
  /// Adds to a row with a tag, given the selected tags.
  package var selectableRowWrapper: SelectableRowWrapper? {
    get { self[SelectableRowWrapperKey.self] }
    set { self[SelectableRowWrapperKey.self] = newValue }
  }

  /// Whether a tap on the row that the view is in selects the row.
  var selectsByRow: Bool {
    get { self[SelectsByRowKey.self] }
    set { self[SelectsByRowKey.self] = newValue }
  }
}

private struct SelectionDisabledKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

extension View {
  /// Sets whether the row of a list cannot be selected.
  ///
  /// A row stays unselectable if several of these modifiers apply and one of them disables it.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SelectionDisabledKey.self) { $0 = $0 || isDisabled }
  }
}
