// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Shows buttons as menu rows.
struct MenuButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
