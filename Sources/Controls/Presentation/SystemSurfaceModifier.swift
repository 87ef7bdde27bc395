// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Gives the modified view the environment of a system surface, such as a dialog or menu.
///
/// The settings of the presenting view for text and controls do not apply there.
package struct _SystemSurfaceModifier: ViewModifier {
  package init() {}

  package func body(content: Content) -> some View {
    content
      .environment(\.textAppearance, TextAppearance())
      .environment(\.paragraph, Paragraph())
      .environment(\.foregroundStyle, nil)
      .environment(\.controlForegroundStyle, nil)
      .environment(\.tint, nil)
      .environment(\.isEnabled, true)
      .environment(\.labelStyle, .automatic)
      .environment(\.labelsVisibility, .automatic)
      .environment(\.controlSize, .regular)
      .environment(\.keyboardShortcut, nil)
      .modifier(_DetachedModifier())
  }
}
