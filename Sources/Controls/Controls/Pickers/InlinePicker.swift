// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows the options as a column of rows with a checkmark at the selected one, or as rows of a menu.
struct InlinePicker: View {
  let options: PickerOptions
  @Environment(\.menu) private var menu

  init(options: PickerOptions) {
    self.options = options
  }

  var body: some View {
    ForEach(options.views.indices, id: \.self) { index in
      if menu != nil {
        MenuRow(isChecked: options.selectedIndex == index) {
          options.select(index)
        } label: {
          options.views[index]
        }
      } else {
        row(index)
      }
    }
  }

  private func row(_ index: Int) -> some View {
    Button {
      options.select(index)
    } label: {
      HStack {
        options.views[index].foregroundStyle(.primary)
        Spacer(minLength: 8)
        CheckMark().stroke(
          TintShapeStyle(),
          style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 13, height: 11)
        .opacity(options.selectedIndex == index ? 1 : 0)
      }
      .contentShape(Rectangle())
    }
  }
}
