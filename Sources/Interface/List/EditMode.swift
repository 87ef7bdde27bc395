// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// Whether a list's rows are being edited.
public enum EditMode: Sendable {
  case inactive
  /// For a while, as when a row was swiped aside.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the page's rows are being edited; nil where there is nothing that keeps it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Begins and ends the editing of the page's lists.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      withAnimation(.default) { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
    .disabled(mode == nil)
  }
}

/// Keeps whether rows are being edited for what it modifies, unless something around does.
struct _EditScope: ViewModifier {
  @State private var mode = EditMode.inactive

  init() {}

  func body(content: Content) -> some View {
    content.environment(\.editMode, $mode)
  }
}
