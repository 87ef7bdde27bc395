// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows toolbar items for text input at the bottom of the window while a text in the view is edited, unless the view is
/// on a page of a navigation stack, whose bottom bar shows them.
struct KeyboardBarModifier: ViewModifier {
  let items: [ToolbarEntry]
  /// The node of the view with the toolbar.
  weak var node: Node?
  @Environment(\.navigationPage) private var page

  init(items: [ToolbarEntry], node: Node?) {
    self.items = items
    self.node = node
  }

  func body(content: Content) -> some View {
    content.presenting {
      if page == nil, !items.isEmpty { KeyboardBar(items: items, node: node) }
    }
  }
}

/// The bar of text input at the bottom of the window.
private struct KeyboardBar: View {
  let items: [ToolbarEntry]
  weak var node: Node?

  var body: some View {
    if let node, FrameContext.current.host?.focus.isEditingText(in: node) == true {
      VStack(spacing: 0) {
        Spacer(minLength: 0).allowsHitTesting(false)
        BottomBar(items: items)
      }
    }
  }
}
