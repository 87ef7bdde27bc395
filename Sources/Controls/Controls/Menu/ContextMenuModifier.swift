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
  @State private var row = ContextMenuRowHandle()
  @Environment(\.isInList) private var isInList
  @Environment(\.colorScheme) private var scheme

  init(items: Items, preview: Preview?) {
    self.items = items
    self.preview = preview
  }

  func body(content: Content) -> some View {
    let hasItems = !ViewListEntry.list(items).isEmpty
    content
      .presenting(anchor: anchor) {
        let rowFrame = row.frame
        let frame = rowFrame ?? anchor.frame
        MenuLayer(
          isOpen: isOpen, session: session, anchor: frame, showsPreview: true, items: items
        ) {
          previewContent(frame, isRow: rowFrame != nil)
            .transition(.scale(scale: 1 / _ContextMenuModifier.liftedScale))
            .modifier(_PreviewPositionModifier(frame: frame) { session.previewFrame = $0 })
        }
        .modifier(_SystemSurfaceModifier())
      }
      .highPriorityGesture(
        LongPressThenDragGesture(
          minimumDuration: 0.5, open: open, session, source: { [row] in row.dragSource }),
        including: hasItems ? .all : .subviews
      )
      .modifier(_ContextMenuRowModifier(handle: row, isInList: isInList))
  }

  /// The size of the lifted view, of its own.
  private static var liftedScale: CGFloat { 1.04 }

  @ViewBuilder private func previewContent(_ frame: CGRect, isRow: Bool) -> some View {
    if let preview {
      platter(preview, RoundedRectangle(cornerRadius: 13, style: .continuous))
    } else {
      let radius: CGFloat = isRow ? 12 : 8
      let shape =
        row.shape ?? AnyShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
      platter(copy(isRow: isRow).frame(width: frame.width, height: frame.height), shape)
        .scaleEffect(_ContextMenuModifier.liftedScale)
    }
  }

  @ViewBuilder private func copy(isRow: Bool) -> some View {
    if isRow { RowPortal(handle: row) } else { Portal(anchor: anchor) }
  }

  private func platter(_ content: some View, _ shape: some Shape) -> some View {
    content
      .background(scheme.page)
      .clipShape(shape)
      .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
  }

  private func open() {
    session.close = { isOpen = false }
    isOpen = true
  }
}
