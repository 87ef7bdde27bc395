// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A text field with the border of the style of the environment.
struct StyledTextField: View {
  let core: TextFieldCore
  @Environment(\.isTextFieldBordered) private var isBordered
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if isBordered {
      core
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .background(shape.fill(scheme == .dark ? Color(white: 0.11) : .white))
        .overlay(shape.strokeBorder(Color.gray.opacity(0.3), lineWidth: 1))
    } else {
      core
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }
}
