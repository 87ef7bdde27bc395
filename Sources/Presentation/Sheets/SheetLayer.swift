// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A sheet over the dimmed window, which moves in from the bottom edge. On a phone in portrait orientation one at the
/// large detent pushes the views behind it back.
struct SheetLayer<Content: View>: View {
  let isShown: Bool
  let dismiss: () -> Void
  /// Runs when the sheet has been removed.
  let onRemoved: () -> Void
  let content: () -> Content
  /// Whether the views behind the sheet receive touches.
  @State private var isBackgroundEnabled = false

  init(
    isShown: Bool, dismiss: @escaping () -> Void, onRemoved: @escaping () -> Void,
    content: @escaping () -> Content
  ) {
    self.isShown = isShown
    self.dismiss = dismiss
    self.onRemoved = onRemoved
    self.content = content
  }

  var body: some View {
    ZStack {
      if isShown {
        Color.black.opacity(isBackgroundEnabled ? 0 : 0.2).ignoresSafeArea()
          .allowsHitTesting(!isBackgroundEnabled)
          .transition(.opacity)
        SheetCard(
          dismiss: dismiss, setBackgroundEnabled: { isBackgroundEnabled = $0 }, content: content
        )
        .modifier(_RemovalModifier(action: onRemoved))
        .transition(.windowEdge(.bottom))
      }
    }
    .animation(SheetMotion.animation, value: isShown)
  }
}
