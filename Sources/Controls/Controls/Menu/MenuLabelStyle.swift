// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows the title at the leading edge and the icon at the trailing edge.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon.frame(width: 24)
    }
  }
}
