// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The card that contains the rows of a menu.
struct MenuPanel: View {
  let session: MenuSession
  let items: AnyView
  /// The opened submenus, the innermost last.
  @State private var submenus: [AnyView] = []
  @State private var hasCheckmarks = false
  @Environment(\.colorScheme) private var scheme
  @Environment(\.menuMetrics) private var metrics

  init(session: MenuSession, items: AnyView) {
    self.session = session
    self.items = items
  }

  var body: some View {
    let _ = session.setPushHandler { submenus.append($0) }
    ScrollView {
      MenuStack {
        if submenus.isEmpty { items } else { backRow }
        if let last = submenus.last { last.id(submenus.count) }
      }
    }
    .scrollBounceBehavior(.basedOnSize)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLabelStyle())
    .environment(\.pickerStyleKind, .inline)
    .environment(\.menu, session)
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

  private var backRow: some View {
    MenuRow(opensSubmenu: true) {
      submenus.removeLast()
    } label: {
      Text(verbatim: "Back").foregroundStyle(.secondary)
    }
  }

  private var surface: Color {
    scheme == .dark
      ? Color(white: 0.15, opacity: 0.97) : Color(white: 0.97, opacity: 0.97)
  }
}
