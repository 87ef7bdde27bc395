// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Presents an alert or a confirmation dialog in front of the window.
struct _DialogModifier: ViewModifier {
  let style: DialogStyle
  let title: Text?
  @Binding var isPresented: Bool
  /// Nil while there is no value to present: the dialog is hidden.
  let actions: AnyView?
  let message: AnyView?

  init(
    style: DialogStyle, title: Text?, isPresented: Binding<Bool>, actions: AnyView?,
    message: AnyView?
  ) {
    self.style = style
    self.title = title
    _isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  func body(content: Content) -> some View {
    let isShown = isPresented && actions != nil
    content.presenting {
      DialogLayer(
        style: style, isShown: isShown, title: title, actions: actions, message: message,
        dismiss: { isPresented = false }
      )
      .modifier(_SystemSurfaceModifier())
    }
  }
}

extension View {
  /// Presents a dialog in a style. It is hidden if `actions` is nil.
  func dialog<A: View, M: View>(
    _ style: DialogStyle, _ title: Text?, _ isPresented: Binding<Bool>, actions: A?, message: M?
  ) -> some View {
    modifier(
      _DialogModifier(
        style: style, title: title, isPresented: isPresented, actions: actions.map { AnyView($0) },
        message: message.map { AnyView($0) }))
  }
}
