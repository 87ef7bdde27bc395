// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The chosen value, and the others in a menu.
struct MenuPicker<Label: View>: View {
  let choice: PickerChoice
  let label: Label
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.effectiveTint) private var tint

  init(choice: PickerChoice, label: Label) {
    self.choice = choice
    self.label = label
  }

  var body: some View {
    if isInList, !hidesLabels {
      HStack {
        label
        Spacer()
        menu(in: .secondary)
      }
    } else {
      menu(in: tint)
    }
  }

  private func menu(in color: Color) -> some View {
    Menu {
      InlinePicker(choice: choice)
    } label: {
      HStack(spacing: 4) {
        if let index = choice.index { choice.views[index] }
        Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
      }
      .foregroundStyle(color)
      .lineLimit(1)
    }
    .keyboardTarget(
      FocusTarget(
        isTabStop: false,
        move: { direction in
          switch direction {
          case .up, .left: choice.move(by: -1)
          case .down, .right: choice.move(by: 1)
          }
        }))
  }
}
