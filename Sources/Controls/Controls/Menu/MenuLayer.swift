// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// An open menu in front of the window.
package struct MenuLayer<Items: View, Preview: View>: View {
  let isOpen: Bool
  let session: MenuSession
  /// The frame of the menu's button or preview in the window, in points.
  let anchor: CGRect
  /// Whether a preview is shown above the blurred window, as for context menus.
  let showsPreview: Bool
  let items: Items
  let preview: Preview
  @Environment(\.colorScheme) private var scheme

  package init(
    isOpen: Bool, session: MenuSession, anchor: CGRect, showsPreview: Bool, items: Items,
    @ViewBuilder preview: () -> Preview
  ) {
    self.isOpen = isOpen
    self.session = session
    self.anchor = anchor
    self.showsPreview = showsPreview
    self.items = items
    self.preview = preview()
  }

  package var body: some View {
    ZStack {
      if isOpen {
        backdrop
          .contentShape(Rectangle())
          .ignoresSafeArea()
          .gesture(TapGesture().onEnded { session.close() }, including: [.all, .system])
          .transition(.opacity)
        if showsPreview { preview }
        MenuPanel(session: session, items: AnyView(items))
          .transition(.anchoredScale(from: anchor, scale: 0.15))
          .modifier(
            _AnchoredModifier(
              anchor: anchor, gap: showsPreview ? 16 : 8,
              replacement: { showsPreview ? session.previewFrame : nil },
              heightIsLimited: { session.setScrolls($0, level: 0) },
              isAbove: { session.isAbove = $0 })
          )
          .modifier(_FocusScopeModifier(cancel: { session.close() }, role: .menu))
        SubmenuStack(session: session)
          .transition(.anchoredScale(from: anchor, scale: 0.15))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(isOpen ? MenuMotion.opening : MenuMotion.closing, value: isOpen)
  }

  /// What is behind a preview and the menu: the blurred window, a little darker; nothing without a preview.
  @ViewBuilder private var backdrop: some View {
    if showsPreview {
      Rectangle().fill(.ultraThinMaterial)
        .overlay { Color.black.opacity(scheme == .dark ? 0.3 : 0.1) }
    } else {
      Color.clear
    }
  }
}
