// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows the options of a picker side by side in one row of a menu, by their icons.
struct PalettePicker: View {
  let options: PickerOptions
  @Environment(\.tint) private var tint

  init(options: PickerOptions) {
    self.options = options
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options.views.indices, id: \.self) { index in
        MenuRow(isChecked: options.selectedIndex == index) {
          options.select(index)
        } label: {
          options.views[index]
        }
        .frame(maxWidth: .infinity)
      }
    }
    .environment(\.menuRowIsCell, true)
    .labelStyle(PaletteLabelStyle(outerTint: tint))
  }
}

/// Shows the icon, in the tint of the option if it has one of its own.
private struct PaletteLabelStyle: LabelStyle {
  let outerTint: Color?

  func makeBody(configuration: Configuration) -> some View {
    PaletteIcon(icon: AnyView(configuration.icon), outerTint: outerTint)
  }
}

private struct PaletteIcon: View {
  let icon: AnyView
  let outerTint: Color?
  @Environment(\.tint) private var tint

  init(icon: AnyView, outerTint: Color?) {
    self.icon = icon
    self.outerTint = outerTint
  }

  var body: some View {
    if let tint, tint != outerTint {
      icon.font(.system(size: 20)).foregroundStyle(tint)
    } else {
      icon.font(.system(size: 20))
    }
  }
}
