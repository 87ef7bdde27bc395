// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) package import Views

/// A dialog over the dimmed window, with its transition.
package struct DialogLayer: View {
  let style: DialogStyle
  let isShown: Bool
  let title: Text?
  let actions: AnyView?
  let message: AnyView?
  /// Whether a dialog without buttons gets one, and an action sheet without a cancel button.
  let addsButtons: Bool
  let dismiss: () -> Void
  @Environment(\.colorScheme) private var scheme

  package init(
    style: DialogStyle, isShown: Bool, title: Text?, actions: AnyView?, message: AnyView?,
    addsButtons: Bool = true, dismiss: @escaping () -> Void
  ) {
    self.style = style
    self.isShown = isShown
    self.title = title
    self.actions = actions
    self.message = message
    self.addsButtons = addsButtons
    self.dismiss = dismiss
  }

  package var body: some View {
    ZStack(alignment: style == .alert ? .center : .bottom) {
      if isShown {
        Color.black.opacity(scheme == .dark ? 0.48 : 0.2).ignoresSafeArea()
          .transition(.opacity)
        DialogCard(
          style: style, title: title, actions: actions, message: message, addsButtons: addsButtons,
          dismiss: dismiss
        )
        .transition(style == .alert ? DialogLayer.alertTransition : .move(edge: .bottom))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(style == .alert ? DialogLayer.animation : SheetMotion.animation, value: isShown)
  }

  /// Scales down from 1.1 while it fades in, and fades out in place.
  private static var alertTransition: AnyTransition {
    .asymmetric(insertion: .scale(scale: 1.1).combined(with: .opacity), removal: .opacity)
  }

  private static var animation: Animation { .spring(response: 0.3, dampingFraction: 0.95) }
}
