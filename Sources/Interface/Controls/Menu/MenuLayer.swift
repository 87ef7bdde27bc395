// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// An open menu in front of the window.
struct MenuLayer<Items: View, Preview: View>: View {
  let isOpen: Bool
  let session: MenuSession
  /// Where it belongs, in the window's points.
  let anchor: CGRect
  /// Whether what it is for is lifted off the window.
  let lifts: Bool
  let items: Items
  let preview: Preview
  @Environment(\.colorScheme) private var scheme

  init(
    isOpen: Bool, session: MenuSession, anchor: CGRect, lifts: Bool, items: Items,
    @ViewBuilder preview: () -> Preview
  ) {
    self.isOpen = isOpen
    self.session = session
    self.anchor = anchor
    self.lifts = lifts
    self.items = items
    self.preview = preview()
  }

  var body: some View {
    ZStack {
      if isOpen {
        Color.black.opacity(lifts ? (scheme == .dark ? 0.5 : 0.2) : 0)
          .contentShape(Rectangle())
          .ignoresSafeArea()
          .gesture(TapGesture().onEnded { session.close() })
          .transition(.opacity)
        if lifts { preview }
        MenuPanel(session: session, items: AnyView(items))
          .transition(.growth(from: anchor, scale: 0.15))
          .modifier(
            _AnchoredModifier(anchor: anchor, gap: lifts ? 16 : 8) { session.isTall = $0 }
          )
          .modifier(_FocusScopeModifier(cancel: { session.close() }))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(isOpen ? MenuMotion.opening : MenuMotion.closing, value: isOpen)
  }
}

/// How menus move, as iOS's do.
enum MenuMotion {
  static let opening = Animation.spring(response: 0.35, dampingFraction: 0.78)
  static let closing = Animation.spring(response: 0.28, dampingFraction: 1)
}

/// The card with a menu's rows.
private struct MenuPanel: View {
  let session: MenuSession
  let items: AnyView
  /// The menus that were opened inside it.
  @State private var inner: [AnyView] = []
  @State private var hasChecks = false
  @Environment(\.colorScheme) private var scheme

  init(session: MenuSession, items: AnyView) {
    self.session = session
    self.items = items
  }

  var body: some View {
    let _ = session.lead { inner.append($0) }
    ScrollView {
      MenuPile {
        if inner.isEmpty { items } else { back }
        if let last = inner.last { last.id(inner.count) }
      }
    }
    .scrollBounceBehavior(.basedOnSize)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(MenuLabelStyle())
    .environment(\.pickerLook, .inline)
    .environment(\.menu, session)
    .environment(\.menuHasChecks, hasChecks)
    .onPreferenceChange(MenuChecksKey.self) { hasChecks = $0 }
    .frame(width: 250)
    .background(surface)
    .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
    .shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.2), radius: 20, y: 6)
    .simultaneousGesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onChanged { session.slide(to: $0.location) }
        .onEnded { session.letGo(at: $0.location) }
        .onCancelled { session.cancel() }
    )
  }

  private var back: some View {
    MenuRow(leadsOn: true) {
      inner.removeLast()
    } label: {
      Text(verbatim: "Back").foregroundStyle(.secondary)
    }
  }

  private var surface: Color {
    scheme == .dark
      ? Color(white: 0.15, opacity: 0.97) : Color(white: 0.97, opacity: 0.97)
  }
}
