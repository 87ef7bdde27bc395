// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows the selected option as a button that opens a menu of all options.
struct MenuPicker<Label: View>: View {
  let options: PickerOptions
  let label: Label
  let currentValueLabel: AnyView?
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.effectiveTint) private var tint
  @Environment(\.systemVersion) private var version

  init(options: PickerOptions, label: Label, currentValueLabel: AnyView? = nil) {
    self.options = options
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  var body: some View {
    if isInList, !hidesLabels {
      HStack {
        label
        Spacer()
        menu(in: .secondary)
      }
      .accessibilityElement(children: .combine)
    } else {
      menu(in: tint)
    }
  }

  private func menu(in color: Color) -> some View {
    Menu {
      InlinePicker(options: options)
    } label: {
      HStack(spacing: version == .iOS26 ? 8 : 4) {
        if let currentValueLabel {
          currentValueLabel
        } else if let index = options.selectedIndex {
          options.views[index]
        }
        Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
      }
      .foregroundStyle(color)
      .lineLimit(1)
      // A button of UIKit in Apple's: it does not follow the font of the environment.
      .font(nil)
      .outsideOfList()
    }
    .transformEnvironment(\.menuOrder) { if $0 == .automatic { $0 = .fixed } }
    .keyboardTarget(
      FocusTarget(
        isTabStop: false,
        move: { direction in
          switch direction {
          case .up, .left: options.moveSelection(by: -1)
          case .down, .right: options.moveSelection(by: 1)
          }
        }, control: { options.description(label: (label as? Text)?.string) }))
  }
}
