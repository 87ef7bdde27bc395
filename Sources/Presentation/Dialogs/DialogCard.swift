// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The cards of a dialog, with its default buttons, aligned in the window.
struct DialogCard: View {
  let style: DialogStyle
  let title: Text?
  let actions: AnyView?
  let message: AnyView?
  let addsButtons: Bool
  let dismiss: () -> Void
  /// Nil until the buttons have been created.
  @State private var buttons: DialogButtonSummary?

  init(
    style: DialogStyle, title: Text?, actions: AnyView?, message: AnyView?,
    addsButtons: Bool, dismiss: @escaping () -> Void
  ) {
    self.style = style
    self.title = title
    self.actions = actions
    self.message = message
    self.addsButtons = addsButtons
    self.dismiss = dismiss
  }

  var body: some View {
    cards
      .environment(\.buttonStyle, DialogButtonStyle())
      .environment(
        \.dialog,
        DialogContext(style: style, buttons: buttons ?? DialogButtonSummary(), dismiss: dismiss)
      )
      .onPreferenceChange(DialogButtonSummaryKey.self) { buttons = $0 }
      .padding(style == .alert ? 0 : 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .background { outside }
      .modifier(_FieldFocusModifier())
      .modifier(_FocusScopeModifier(cancel: nil))
  }

  private var alignment: Alignment { style == .alert ? .center : .bottom }

  /// The area beside the cards. A tap there dismisses a sheet; an alert needs a button.
  private var outside: some View {
    Color.clear.contentShape(Rectangle()).ignoresSafeArea()
      .gesture(
        TapGesture().onEnded { if style == .sheet { dismiss() } }, including: [.all, .system])
  }

  private var cards: some View {
    DialogLayout(style: style) {
      if title != nil || message != nil {
        header.modifier(_TraitModifier(traits: DialogPart.header.traits))
      }
      actions
        .environment(\.isTextFieldBordered, true)
        .environment(\.textAppearance.font, .system(size: 13))
      if let buttons, addsButtons {
        if style == .alert, buttons.count == 0 { defaultButton("OK", role: nil) }
        if style == .sheet, !buttons.hasCancel { defaultButton("Cancel", role: .cancel) }
      }
    }
  }

  private func defaultButton(_ title: String, role: ButtonRole?) -> some View {
    Button(role: role, action: {}, label: { Text(verbatim: title) })
      .environment(\.isDefaultDialogButton, true)
      .transition(.identity)
  }

  @ViewBuilder private var header: some View {
    if style == .alert {
      VStack(spacing: 4) {
        title?.font(.system(size: 17, weight: .semibold))
        message?.font(.system(size: 13))
      }
      .multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
      .frame(maxWidth: .infinity)
    } else {
      VStack(spacing: 12) {
        title?.font(.system(size: 13, weight: .semibold))
        message?.font(.system(size: 13))
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(.secondary)
      .padding(EdgeInsets(top: 14.5, leading: 16, bottom: 14.5, trailing: 16))
      .frame(maxWidth: .infinity)
    }
  }
}
