// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows toolbar items for text input at the bottom of the window while a text is edited, unless the view is on a page
/// of a navigation stack, whose bottom bar shows them.
struct KeyboardBarModifier: ViewModifier {
  let items: [ToolbarEntry]
  @Environment(\.navigationPage) private var page

  init(items: [ToolbarEntry]) { self.items = items }

  func body(content: Content) -> some View {
    content.presenting {
      if page == nil, !items.isEmpty { KeyboardBar(items: items) }
    }
  }
}

/// The bar of text input at the bottom of the window.
private struct KeyboardBar: View {
  let items: [ToolbarEntry]

  var body: some View {
    if FrameContext.current.host?.focus.isEditingText == true {
      VStack(spacing: 0) {
        Spacer(minLength: 0).allowsHitTesting(false)
        BottomBar(items: items)
      }
    }
  }
}
