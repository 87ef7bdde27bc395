// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A transparent area over the window, behind a card: a tap beside the card dismisses it.
package struct DismissArea: View {
  let dismiss: () -> Void

  package init(dismiss: @escaping () -> Void) {
    self.dismiss = dismiss
  }

  var body: some View {
    Color.clear.contentShape(Rectangle()).ignoresSafeArea()
      .gesture(TapGesture().onEnded { dismiss() }, including: [.all, .system])
  }
}
