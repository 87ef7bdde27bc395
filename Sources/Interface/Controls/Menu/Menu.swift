// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// A button that opens a menu. The hand may choose in it without letting go; inside a menu it is a row that
/// leads to another one.
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @State private var session = MenuSession()
  @State private var anchor = PresentationAnchor()
  @Environment(\.menu) private var outer
  @Environment(\.buttonStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A tap runs the action; holding opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public var body: some View {
    if let outer {
      MenuRow(leadsOn: true) {
        outer.push(AnyView(content))
      } label: {
        label
      }
    } else {
      trigger
    }
  }

  private var trigger: some View {
    style.view(
      PrimitiveButtonStyleConfiguration(role: nil, label: .init(AnyView(label)), action: tap)
    )
    .simultaneousGesture(
      HoldThenSlide(minimumDuration: primaryAction == nil ? 0.25 : 0.5, open: open, session)
    )
    .presenting(anchor: anchor) {
      MenuLayer(
        isOpen: isOpen, session: session, anchor: anchor.frame, lifts: false, items: content
      ) {
        EmptyView()
      }
      .modifier(_SystemSurfaceModifier())
    }
  }

  private func tap() {
    guard !isOpen else { return }
    if let primaryAction { primaryAction() } else { open() }
  }

  private func open() {
    session.close = { isOpen = false }
    isOpen = true
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Interface.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TitledIcon(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TitledIcon(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TitledIcon(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

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
