// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A text field with the border of the style of the environment.
struct StyledTextField: View {
  let core: TextFieldCore
  @Environment(\.isTextFieldBordered) private var isBordered
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.textAppearance) private var appearance
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    if isBordered {
      core
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .frame(minHeight: minHeight)
        .background(shape.fill(scheme == .dark ? .black : .white))
        .overlay(shape.strokeBorder(line, lineWidth: pixelLength))
    } else {
      core
    }
  }

  /// The least height: 34 points, or more with fonts of more than 17 points, in whole pixels. As measured on
  /// iOS with fonts of 16, 28, 33 and 53 points.
  private var minHeight: CGFloat {
    let height = 1.4 * appearance.description(at: typeSize).size + 10
    return max(34, (height / pixelLength - 0.01).rounded(.up) * pixelLength)
  }

  /// 204 of 255 on white, and 51 on black.
  private var line: Color { Color(white: scheme == .dark ? 1 : 0).opacity(0.2) }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 5) }
}
