// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A full-screen cover, which moves in from the bottom edge. What is behind it receives no touches, also if its
/// background is translucent.
struct CoverLayer<Content: View>: View {
  let isShown: Bool
  let dismiss: () -> Void
  /// Runs when the cover has been removed.
  let onRemoved: () -> Void
  let content: () -> Content
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      if isShown {
        ImplicitStack { content() }
          .modifier(_CoverableModifier())
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .presentationBackground(ignoring: .all) { scheme.page }
          .background { Color.clear.contentShape(Rectangle()).ignoresSafeArea() }
          .modifier(_PresentedFrameModifier(.cover))
          .modifier(_FocusScopeModifier(cancel: nil))
          .modifier(_RemovalModifier(action: onRemoved))
          .transition(.windowEdge(.bottom))
      }
    }
    .modifier(_CoveringModifier(isShown: isShown))
    .animation(SheetMotion.animation, value: isShown)
  }
}
