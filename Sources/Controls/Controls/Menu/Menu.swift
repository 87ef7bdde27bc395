// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A button that opens a menu. The touch that opens it can drag to a row and choose it. Inside another menu it is a
/// row that opens a submenu. The appearance is defined by the current `menuStyle`.
/// - Note: Differs from SwiftUI: rows have the same appearance inside custom views.
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @State private var session = MenuSession()
  @State private var anchor = PresentationAnchor()
  @Environment(\.menu) private var enclosingMenu
  @Environment(\.buttonStyle) private var style
  @Environment(\.menuStyles) private var menuStyles
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuOrder) private var order

  init(content: Content, label: Label, action: (() -> Void)?) {
    self.content = content
    self.label = label
    primaryAction = action
  }

  /// Creates a menu that opens on a tap or a press of 0.25 s.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu that opens on a long press of 0.5 s. A tap runs `primaryAction`.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The button, or a row inside another menu.
  public var body: some View {
    if let enclosingMenu {
      MenuRow { row in
        enclosingMenu.push(
          MenuSession.Submenu(label: AnyView(label), items: AnyView(content), row: row))
      } label: {
        label
      }
    } else if let menuStyle = menuStyles.current {
      menuStyle.view(
        MenuStyleConfiguration(
          label: .init(AnyView(label)), content: .init(AnyView(content)),
          primaryAction: primaryAction))
    } else {
      trigger
    }
  }

  @ViewBuilder private var markedLabel: some View {
    if indicator == .visible {
      HStack(spacing: 4) {
        label
        Image(systemName: "chevron.down").font(.footnote.weight(.semibold))
      }
    } else {
      label
    }
  }

  private var trigger: some View {
    triggerStyle.view(
      PrimitiveButtonStyleConfiguration(role: nil, label: .init(AnyView(markedLabel)), action: tap)
    )
    .modifier(
      _AccessibilityModifier(
        properties: AccessibilityProperties(role: .menuButton, isExpanded: isOpen))
    )
    .simultaneousGesture(
      LongPressThenDragGesture(
        minimumDuration: primaryAction == nil ? 0.25 : 0.5, open: open, session),
      including: primaryAction == nil ? [.all, .system] : .all
    )
    .presenting(anchor: anchor) {
      MenuLayer(
        isOpen: isOpen, session: session, anchor: anchor.frame, showsPreview: false, items: content
      ) {
        EmptyView()
      }
      .modifier(_SystemSurfaceModifier())
    }
  }

  /// The style of the button. In a list only the label opens the menu, not the row.
  private var triggerStyle: any PrimitiveButtonStyle {
    style is DefaultButtonStyle ? BorderlessButtonStyle() : style
  }

  private func tap() {
    guard !isOpen else { return }
    if let primaryAction { primaryAction() } else { open() }
  }

  private func open() {
    session.isByPriority = order.isByPriority(isScrolled: anchor.element?.hasDelayedPresses == true)
    session.close = { isOpen = false }
    isOpen = true
  }
}

extension Menu where Label == Text {
  /// Creates a menu labeled by a localized text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu labeled by a string that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu labeled by a localized text. A tap runs `primaryAction`; a long press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu labeled by a string that is not localized. A tap runs `primaryAction`; a long
  /// press opens the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Controls.Label<Text, Image> {
  /// Creates a menu labeled by a localized text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TitledIcon(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu labeled by a string that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TitledIcon(title, systemImage: systemImage) }
  }

  /// Creates a menu labeled by a localized text and a symbol. A tap runs `primaryAction`; a long
  /// press opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TitledIcon(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu labeled by a string that is not localized and a symbol. A tap runs
  /// `primaryAction`; a long press opens the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TitledIcon(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
