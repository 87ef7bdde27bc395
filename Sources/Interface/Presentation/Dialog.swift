// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Shows a dialogue in front of the window.
struct _DialogModifier: ViewModifier {
  let look: DialogLook
  let title: Text?
  @Binding var isPresented: Bool
  /// Nil while there is nothing to show it for.
  let actions: AnyView?
  let message: AnyView?

  init(
    look: DialogLook, title: Text?, isPresented: Binding<Bool>, actions: AnyView?,
    message: AnyView?
  ) {
    self.look = look
    self.title = title
    _isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  func body(content: Content) -> some View {
    let isShown = isPresented && actions != nil
    content.presenting {
      DialogLayer(
        look: look, isShown: isShown, title: title, actions: actions, message: message,
        dismiss: { isPresented = false }
      )
      .modifier(_SystemSurfaceModifier())
    }
  }
}

private struct DialogLayer: View {
  let look: DialogLook
  let isShown: Bool
  let title: Text?
  let actions: AnyView?
  let message: AnyView?
  let dismiss: () -> Void
  @Environment(\.colorScheme) private var scheme

  init(
    look: DialogLook, isShown: Bool, title: Text?, actions: AnyView?, message: AnyView?,
    dismiss: @escaping () -> Void
  ) {
    self.look = look
    self.isShown = isShown
    self.title = title
    self.actions = actions
    self.message = message
    self.dismiss = dismiss
  }

  var body: some View {
    ZStack(alignment: look == .alert ? .center : .bottom) {
      if isShown {
        Color.black.opacity(scheme == .dark ? 0.48 : 0.2).ignoresSafeArea()
          .transition(.opacity)
        DialogCard(look: look, title: title, actions: actions, message: message, dismiss: dismiss)
          .transition(look == .alert ? DialogLayer.pop : .move(edge: .bottom))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(look == .alert ? DialogLayer.animation : SheetMotion.animation, value: isShown)
  }

  /// It comes from a little nearer, and fades where it is.
  private static var pop: AnyTransition {
    .asymmetric(insertion: .scale(scale: 1.1).combined(with: .opacity), removal: .opacity)
  }

  private static var animation: Animation { .spring(response: 0.3, dampingFraction: 0.95) }
}

private struct DialogCard: View {
  let look: DialogLook
  let title: Text?
  let actions: AnyView?
  let message: AnyView?
  let dismiss: () -> Void
  /// Nil until the buttons are known.
  @State private var census: DialogCensus?

  init(
    look: DialogLook, title: Text?, actions: AnyView?, message: AnyView?,
    dismiss: @escaping () -> Void
  ) {
    self.look = look
    self.title = title
    self.actions = actions
    self.message = message
    self.dismiss = dismiss
  }

  var body: some View {
    pile
      .environment(\.buttonStyle, DialogButtonStyle())
      .environment(
        \.dialog,
        DialogSetting(look: look, census: census ?? DialogCensus(), dismiss: dismiss)
      )
      .onPreferenceChange(DialogCensusKey.self) { census = $0 }
      .padding(look == .alert ? 0 : 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .background { beside }
      .modifier(_FocusScopeModifier(cancel: nil))
  }

  private var alignment: Alignment { look == .alert ? .center : .bottom }

  /// A press beside a sheet's cards leaves it; an alert wants an answer.
  private var beside: some View {
    Color.clear.contentShape(Rectangle()).ignoresSafeArea()
      .gesture(TapGesture().onEnded { if look == .sheet { dismiss() } })
  }

  private var pile: some View {
    DialogPile(look: look) {
      if title != nil || message != nil {
        header.modifier(_TraitModifier(traits: DialogPart.header.traits))
      }
      actions
        .environment(\.isTextFieldBordered, true)
        .environment(\.textAppearance.font, .system(size: 13))
      if let census {
        if look == .alert, census.count == 0 { fallback("OK", role: nil) }
        if look == .sheet, !census.hasCancel { fallback("Cancel", role: .cancel) }
      }
    }
  }

  private func fallback(_ title: String, role: ButtonRole?) -> some View {
    Button(role: role, action: {}, label: { Text(verbatim: title) })
      .environment(\.isDialogFallback, true)
      .transition(.identity)
  }

  @ViewBuilder private var header: some View {
    if look == .alert {
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

extension View {
  /// The words of alerts and confirmation dialogues lead here; without actions it is not shown.
  func dialog<A: View, M: View>(
    _ look: DialogLook, _ title: Text?, _ isPresented: Binding<Bool>, actions: A?, message: M?
  ) -> some View {
    modifier(
      _DialogModifier(
        look: look, title: title, isPresented: isPresented, actions: actions.map { AnyView($0) },
        message: message.map { AnyView($0) }))
  }
}
