// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// Shows toggles as menu rows that are checked while on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(isChecked: configuration.isOn) {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}
