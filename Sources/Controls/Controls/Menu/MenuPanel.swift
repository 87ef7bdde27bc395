// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The card that contains the rows of a menu.
struct MenuPanel: View {
  let session: MenuSession
  let items: AnyView
  /// The label of the submenu; nil for a menu that is not in another one.
  let title: AnyView?
  /// The number of menus around this one.
  let level: Int
  /// The number of open submenus.
  @State private var depth = 0
  @State private var hasCheckmarks = false
  @Environment(\.colorScheme) private var scheme
  @Environment(\.menuMetrics) private var metrics

  init(session: MenuSession, items: AnyView) {
    self.init(session: session, items: items, title: nil, level: 0)
  }

  init(session: MenuSession, items: AnyView, title: AnyView?, level: Int) {
    self.session = session
    self.items = items
    self.title = title
    self.level = level
  }

  var body: some View {
    let _ = level == 0 ? session.setDepthHandler { depth = $0 } : ()
    card.modifier(CoveredMenuModifier(levels: level == 0 ? depth : 0, session: session))
  }

  private var card: some View {
    ScrollView {
      MenuStack {
        if let title { header(title) }
        items
      }
    }
    .scrollBounceBehavior(.basedOnSize)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLabelStyle())
    .environment(\.pickerStyleKind, .inline)
    .environment(\.menu, session)
    .environment(\.menuLevel, level)
    .environment(\.menuHasCheckmarks, hasCheckmarks)
    .onPreferenceChange(MenuCheckmarksKey.self) { hasCheckmarks = $0 }
    .frame(width: metrics.width)
    .background(surface)
    .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
    .shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.2), radius: 20, y: 6)
    .simultaneousGesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onChanged { session.drag(to: $0.location) }
        .onEnded { session.endDrag(at: $0.location) }
        .onCancelled { session.cancel() },
      including: [.all, .system]
    )
  }

  /// The row that has opened the submenu, which closes it.
  private func header(_ title: AnyView) -> some View {
    MenuRow(opensSubmenu: true, isOpenSubmenu: true) {
      session.pop(level - 1)
    } label: {
      title.fontWeight(.semibold)
    }
  }

  private var surface: Color {
    scheme == .dark
      ? Color(white: 0.15, opacity: 0.97) : Color(white: 0.97, opacity: 0.97)
  }
}
