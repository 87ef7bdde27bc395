// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// A row of a `ForEach` that can be deleted or moved, as far as it is in a list.
struct EditableRow<Content: View>: View {
  let index: Int
  let edits: _RowEdits
  let session: MoveSession
  let content: Content
  @State private var locks = EditLocks()
  @State private var isLifted = false
  /// How far it is from its place, in points.
  @State private var shift: CGFloat = 0
  @State private var port = MovePort()
  @State private var opener = SwipeOpener()
  @Environment(\.isInList) private var isInList
  @Environment(\.editMode) private var editMode

  init(index: Int, edits: _RowEdits, session: MoveSession, content: Content) {
    self.index = index
    self.edits = edits
    self.session = session
    self.content = content
  }

  var body: some View {
    if isInList { row } else { content }
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }
  private var canDelete: Bool { edits.delete != nil && !locks.delete }
  private var canMove: Bool { edits.move != nil && !locks.move }

  private var row: some View {
    let _ = port.follow(index) { value, animation in
      withAnimation(animation) { shift = value }
    }
    return
      content
      .onPreferenceChange(EditLocksKey.self) { locks = $0 }
      .frame(maxWidth: isEditing ? .infinity : nil, alignment: .leading)
      .overlay(alignment: .leading) { if isEditing, canDelete { minus } }
      .overlay(alignment: .trailing) { if isEditing, canMove { grip } }
      .modifier(_SwipeModifier(actions: canDelete ? deletion : nil, opener: opener))
      .environment(
        \.cellShift,
        EdgeInsets(
          top: 0, leading: isEditing && canDelete ? 38 : 0, bottom: 0,
          trailing: isEditing && canMove ? 36 : 0)
      )
      .modifier(_MovePortModifier(port: port, session: session))
      .gesture(holdThenDrag, including: canMove && !isEditing ? .all : .subviews)
      .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 10 : 0, y: 2)
      .scaleEffect(isLifted ? 1.03 : 1)
      .offset(y: shift)
      .zIndex(isLifted ? 1 : 0)
  }

  private var deletion: SwipeActions {
    SwipeActions(
      edge: .trailing, allowsFullSwipe: true,
      buttons: [AnyView(Button("Delete", role: .destructive, action: delete))])
  }

  private func delete() {
    withAnimation(.default) { edits.delete?(IndexSet(integer: index)) }
  }

  private var minus: some View {
    Button {
      opener.open()
    } label: {
      Image(systemName: "minus.circle.fill").font(.system(size: 22)).foregroundStyle(.red)
    }
    // In the room that the row leaves for it.
    .offset(x: -38)
  }

  private var grip: some View {
    Image(systemName: "line.3.horizontal").foregroundStyle(.secondary)
      .frame(width: 44, height: 44)
      .contentShape(Rectangle())
      .offset(x: 48)
      .highPriorityGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag($0.translation.height) }
          .onEnded { _ in drop() }
          .onCancelled { drop() })
  }

  private var holdThenDrag: some Gesture {
    LongPressGesture(minimumDuration: 0.5)
      .onEnded { _ in drag(0) }
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
      .onChanged { value in
        if case .second(_, .some(let drag)) = value { self.drag(drag.translation.height) }
      }
      .onEnded { _ in drop() }
      .onCancelled { drop() }
  }

  private func drag(_ distance: CGFloat) {
    if !isLifted {
      session.lift(index)
      withAnimation(MoveSession.animation) { isLifted = true }
    }
    shift = distance
    session.drag(by: distance)
  }

  private func drop() {
    guard isLifted else { return }
    let end = session.drop(from: shift) { from, to in edits.move?(IndexSet(integer: from), to) }
    shift = end
    withAnimation(MoveSession.animation) {
      isLifted = false
      shift = 0
    }
  }
}

private enum CellShiftKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The room that editing takes in the cells inside.
  var cellShift: EdgeInsets {
    get { self[CellShiftKey.self] }
    set { self[CellShiftKey.self] = newValue }
  }
}
