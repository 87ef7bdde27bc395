// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

struct _ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  /// The preview; nil for the modified view itself.
  let preview: Preview?
  @State private var isOpen = false
  @State private var session = MenuSession()
  @State private var anchor = PresentationAnchor()

  init(items: Items, preview: Preview?) {
    self.items = items
    self.preview = preview
  }

  func body(content: Content) -> some View {
    let hasItems = !ViewListEntry.list(items).isEmpty
    content
      .presenting(anchor: anchor) {
        let frame = anchor.frame
        MenuLayer(
          isOpen: isOpen, session: session, anchor: frame, showsPreview: true, items: items
        ) {
          previewContent(frame)
            .transition(.asymmetric(insertion: .scale(scale: 0.92), removal: .scale(scale: 0.96)))
            .modifier(_PreviewPositionModifier(frame: frame))
        }
        .modifier(_SystemSurfaceModifier())
      }
      .opacity(isOpen && preview == nil ? 0 : 1)
      .highPriorityGesture(
        LongPressThenDragGesture(minimumDuration: 0.5, open: open, session),
        including: hasItems ? .all : .subviews)
  }

  @ViewBuilder private func previewContent(_ frame: CGRect) -> some View {
    if let preview {
      preview
        .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
    } else {
      Portal(anchor: anchor)
        .frame(width: frame.width, height: frame.height)
        .scaleEffect(1.04)
        .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
    }
  }

  private func open() {
    session.close = { isOpen = false }
    isOpen = true
  }
}
