// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Presents a sheet or full-screen cover.
struct _SheetModifier: ViewModifier {
  typealias Layer = (Bool, @escaping () -> Void, @escaping () -> Void) -> AnyView

  @Binding var isPresented: Bool
  let onDismiss: (() -> Void)?
  /// Makes the presented views: receives whether they are shown, an action that dismisses them, and
  /// one that runs when they have been removed.
  let layer: Layer
  @State private var dismissTarget = DismissTarget()

  init(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
    layer: @escaping Layer
  ) {
    _isPresented = isPresented
    self.onDismiss = onDismiss
    self.layer = layer
  }

  func body(content: Content) -> some View {
    let isShown = isPresented
    content
      .presenting {
        layer(isShown, { isPresented = false }, { onDismiss?() })
          .outsideOfPage()
          .presented(by: dismissTarget) { isPresented = false }
      }
  }
}
