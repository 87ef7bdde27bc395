// Part of Snapback, under the MIT licence; see LICENSE.

import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Stores the edit mode of the modified view and its descendants.
package struct _EditModeScope: ViewModifier {
  @State private var mode = EditMode.inactive

  package init() {}

  func body(content: Content) -> some View {
    content.environment(\.editMode, $mode)
  }
}
