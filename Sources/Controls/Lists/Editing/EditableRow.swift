// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A row of a `ForEach` with delete or move actions. Outside of lists it shows its content alone.
struct EditableRow<Content: View>: View {
  let index: Int
  let edits: _RowEdits
  let session: RowReordering
  let content: Content
  @State private var disabledEdits = DisabledRowEdits()
  @State private var isLifted = false
  /// The vertical offset from the row's layout position, in points.
  @State private var moveOffset: CGFloat = 0
  @State private var movableRow = MovableRow()
  @State private var opener = SwipeRevealer()
  /// Whether the content has swipe buttons of its own: it takes up all of the cell then.
  @State private var fillsCell = false
  @Environment(\.isInList) private var isInList
  @Environment(\.editMode) private var editMode
  @Environment(\.layoutDirection) private var direction

  init(index: Int, edits: _RowEdits, session: RowReordering, content: Content) {
    self.index = index
    self.edits = edits
    self.session = session
    self.content = content
  }

  var body: some View {
    if isInList { row } else { content }
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }
  private var canDelete: Bool { edits.delete != nil && !disabledEdits.delete }
  private var canMove: Bool { edits.move != nil && !disabledEdits.move }

  private var row: some View {
    content
      .modifier(_SwipeRowModifier(passesModifiers: false))
      .onPreferenceChange(DisabledRowEditsKey.self) { disabledEdits = $0 }
      .onPreferenceChange(ContainsSwipeRowKey.self) { fillsCell = $0 }
      .frame(maxWidth: isEditing ? .infinity : nil, alignment: .leading)
      .environment(\.editingControls, isEditing && fillsCell ? AnyView(controls) : nil)
      .overlay { if isEditing, !fillsCell { controls } }
      .modifier(_SwipeActionsModifier(actions: canDelete ? deleteAction : nil, opener: opener))
      .modifier(_SwipeRowModifier(passesModifiers: false))
      .environment(
        \.editingInsets,
        EdgeInsets(
          top: 0, leading: isEditing && canDelete ? 38 : 0, bottom: 0,
          trailing: isEditing && canMove ? 36 : 0)
      )
      .modifier(
        _MovableRowModifier(
          row: movableRow, index: index, session: session,
          setOffset: { offset, animation in withAnimation(animation) { moveOffset = offset } })
      )
      .gesture(longPressDrag, including: canMove && !isEditing ? [.all, .system] : .subviews)
      .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 10 : 0, y: 2)
      .scaleEffect(isLifted ? 1.03 : 1)
      .offset(y: moveOffset)
      .zIndex(isLifted ? 1 : 0)
      .modifier(_SwipeRowModifier(passesModifiers: true))
  }

  private var deleteAction: SwipeActions {
    SwipeActions(
      edge: .trailing, allowsFullSwipe: true,
      buttons: [AnyView(Button("Delete", role: .destructive, action: delete))])
  }

  private func delete() {
    withAnimation(.default) { edits.delete?(IndexSet(integer: index)) }
  }

  /// The delete button and the reorder handle. If the content fills the cell, its swipe row shows them, with
  /// which they move.
  private var controls: some View {
    HStack(spacing: 0) {
      if canDelete { deleteButton }
      Spacer(minLength: 0)
      if canMove { reorderHandle }
    }
  }

  private var deleteButton: some View {
    Button {
      opener.open()
    } label: {
      Image(systemName: "minus.circle.fill").font(.system(size: 22)).foregroundStyle(.red)
    }
    .buttonStyle(.borderless)
    // Into the leading inset that the row reserves for it: see `editingInsets`.
    .offset(x: (fillsCell ? 20 : -38) * direction.sign)
  }

  private var reorderHandle: some View {
    Image(systemName: "line.3.horizontal").foregroundStyle(.secondary)
      .frame(width: 44, height: 44)
      .contentShape(Rectangle())
      .offset(x: (fillsCell ? -8 : 48) * direction.sign)
      .highPriorityGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag($0.translation.height, at: $0.location.y) }
          .onEnded { _ in drop() }
          .onCancelled { drop() })
  }

  private var longPressDrag: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .onEnded { _ in drag(0) }
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .onChanged { value in
        if case .second(_, .some(let drag)) = value {
          self.drag(drag.translation.height, at: drag.location.y)
        }
      }
      .onEnded { _ in drop() }
      .onCancelled { drop() }
  }

  /// Moves the row with a touch, `distance` points from its start, at a vertical position in the window.
  private func drag(_ distance: CGFloat, at y: CGFloat? = nil) {
    if !isLifted {
      session.lift(movableRow)
      withAnimation(RowReordering.animation) { isLifted = true }
    }
    session.offsetChanged = { moveOffset = $0 }
    session.drag(by: distance, at: y)
  }

  private func drop() {
    guard isLifted else { return }
    // The data changes first: the row then animates from its offset to the new layout position.
    moveOffset = session.drop(at: moveOffset) { from, to in
      edits.move?(IndexSet(integer: from), to)
    }
    withAnimation(RowReordering.animation) {
      isLifted = false
      moveOffset = 0
    }
  }
}

private enum EditingInsetsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The space that the editing controls need in the cells inside, in addition to the cells'
  /// insets.
  var editingInsets: EdgeInsets {
    get { self[EditingInsetsKey.self] }
    set { self[EditingInsetsKey.self] = newValue }
  }
}

private enum EditingControlsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The controls of edit mode for a row that fills its cell; nil for none.
  var editingControls: AnyView? {
    get { self[EditingControlsKey.self] }
    set { self[EditingControlsKey.self] = newValue }
  }
}
