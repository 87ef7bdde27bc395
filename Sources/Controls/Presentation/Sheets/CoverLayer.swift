// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A full-screen cover, which moves in from the bottom edge.
struct CoverLayer<Content: View>: View {
  let isShown: Bool
  let dismiss: () -> Void
  let content: () -> Content
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      if isShown {
        content()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(scheme.page)
          .modifier(_FocusScopeModifier(cancel: nil))
          .transition(.windowEdge(.bottom))
      }
    }
    .animation(SheetMotion.animation, value: isShown)
  }
}
