// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A button, "Edit" or "Done", that toggles the edit mode of the enclosing page.
///
/// It is disabled where the environment has no `editMode`.
/// - Note: Differs from SwiftUI: must be inside a NavigationStack.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates the button. It finds the mode in the environment.
  public init() {}

  /// A button with the title for the current mode.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      withAnimation(.default) { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      // The title is replaced at once, in its full width.
      Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        .animation(nil, value: isEditing)
    }
    .disabled(mode == nil)
  }
}
