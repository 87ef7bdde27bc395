// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows buttons as menu rows.
struct MenuButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: configuration.role, action: configuration.trigger) {
      // The menu arranges a text and an image itself, as those of a `Label`.
      let parts = LabelParts.parts(of: [configuration.label.content])
      let title = parts.first { $0.storage.content is Text }
      let icon = parts.first { $0.labelImage != nil }
      if parts.count == 2, let title, let icon {
        Label {
          title
        } icon: {
          icon
        }
      } else {
        configuration.label
      }
    }
  }
}
