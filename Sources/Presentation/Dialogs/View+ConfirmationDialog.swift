// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Presents a choice of actions at the bottom edge of the window while a value is true.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions(),
      message: EmptyView?.none)
  }

  /// Presents a choice of actions at the bottom edge of the window while a value is true.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions(),
      message: message())
  }

  /// Presents a choice of actions for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Presents a choice of actions for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  /// Presents a choice of actions at the bottom edge of the window while a value is true.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions(),
      message: EmptyView?.none)
  }

  /// Presents a choice of actions at the bottom edge of the window while a value is true.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions(),
      message: message())
  }

  /// Presents a choice of actions for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(title) : nil, isPresented,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Presents a choice of actions for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(title) : nil, isPresented,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  /// Presents a choice of actions at the bottom edge of the window while a value is true.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? title : nil, isPresented, actions: actions(),
      message: EmptyView?.none)
  }

  /// Presents a choice of actions at the bottom edge of the window while a value is true.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? title : nil, isPresented, actions: actions(),
      message: message())
  }

  /// Presents a choice of actions for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? title : nil, isPresented,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Presents a choice of actions for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button, and a tap beside the dialog, dismisses it. A cancel button is added if there is
  /// none.
  ///
  /// - Note: Differs from SwiftUI: always at the bottom edge; a title of `automatic` visibility is hidden.
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? title : nil, isPresented,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }
}
