// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The open submenus of a menu, each over the row that has opened it. Those below another one are smaller and darker.
/// They close when the window changes its size, which moves the rows.
struct SubmenuStack: View {
  let session: MenuSession
  @State private var submenus: [OpenSubmenu] = []

  private struct OpenSubmenu: Identifiable {
    let id: Int
    /// The number of menus around this one.
    let level: Int
    let submenu: MenuSession.Submenu
    /// The frame of the row in the window, in points.
    let row: CGRect
  }

  init(session: MenuSession) { self.session = session }

  var body: some View {
    let _ = session.setPushHandler { submenu in
      let row = submenu.row.row?.windowFrame ?? .zero
      submenus.append(
        OpenSubmenu(
          id: session.makeSubmenuID(), level: submenus.count + 1, submenu: submenu, row: row))
      session.showDepth(submenus.count)
    }
    let _ = session.setPopHandler { depth in
      guard submenus.count > depth else { return }
      submenus.removeLast(submenus.count - depth)
      session.showDepth(submenus.count)
    }
    ZStack {
      ForEach(submenus) { open in
        MenuPanel(
          session: session, items: open.submenu.items, title: open.submenu.label, level: open.level
        )
        .modifier(CoveredMenuModifier(levels: submenus.count - open.level, session: session))
        .transition(.anchoredScale(from: open.row, scale: 0.4))
        .modifier(
          _SubmenuPositionModifier(row: open.row) { session.setScrolls($0, level: open.level) }
        )
        .modifier(_FocusScopeModifier(cancel: { close(open) }, role: .menu))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { old, new in
      if old != new { session.pop(0) }
    }
    .animation(MenuMotion.opening, value: submenus.count)
    .modifier(_UpdateActionModifier { session.showDepth(submenus.count) })
  }

  /// Closes a submenu by a key: its row gets the focus.
  private func close(_ open: OpenSubmenu) {
    session.pop(open.level - 1)
    open.submenu.row.row?.requestFocus()
  }
}

/// The appearance of a menu below submenus, which a tap closes.
struct CoveredMenuModifier: ViewModifier {
  /// The number of submenus in front of the menu.
  let levels: Int
  let session: MenuSession
  @Environment(\.colorScheme) private var scheme
  @Environment(\.menuMetrics) private var metrics

  func body(content: Content) -> some View {
    content
      .allowsHitTesting(levels == 0)
      .overlay {
        RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous)
          .fill(Color.black.opacity(levels == 0 ? 0 : scheme == .dark ? 0.35 : 0.12))
          .gesture(
            TapGesture().onEnded { session.pop(max(0, session.depth - levels)) },
            including: [.all, .system]
          )
          .allowsHitTesting(levels > 0)
      }
      .scaleEffect(levels == 0 ? 1 : levels == 1 ? 0.94 : 0.9)
      .animation(MenuMotion.opening, value: levels)
  }
}
