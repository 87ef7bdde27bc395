// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Presents an alert while a value is true.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  /// - Note: Differs from SwiftUI: the background is opaque.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: actions(), message: EmptyView?.none)
  }

  /// Presents an alert while a value is true.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: actions(), message: message())
  }

  /// Presents an alert for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  ///
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: data.map { actions($0) },
      message: EmptyView?.none)
  }

  /// Presents an alert for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  ///
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// Presents an alert while a value is true.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: actions(), message: EmptyView?.none)
  }

  /// Presents an alert while a value is true.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: actions(), message: message())
  }

  /// Presents an alert for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  ///
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Presents an alert for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  ///
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// Presents an alert while a value is true.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: actions(), message: EmptyView?.none)
  }

  /// Presents an alert while a value is true.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: actions(), message: message())
  }

  /// Presents an alert for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  ///
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Presents an alert for a value while `isPresented` is true and the value is not nil.
  ///
  /// Every button dismisses the alert after its action. Without buttons there is one with the label
  /// "OK".
  ///
  /// - Parameter data: Passed to the closures that make the buttons and the message.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// Presents an alert for an error while `isPresented` is true and the error is not nil.
  ///
  /// The title is the error's `errorDescription`, or else its `localizedDescription`.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, error.map { Text($0.alertTitle) }, isPresented, actions: error.map { _ in actions() },
      message: EmptyView?.none)
  }

  /// Presents an alert for an error while `isPresented` is true and the error is not nil.
  ///
  /// The title is the error's `errorDescription`, or else its `localizedDescription`.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      .alert, error.map { Text($0.alertTitle) }, isPresented, actions: error.map { actions($0) },
      message: error.map { message($0) })
  }
}

extension LocalizedError {
  /// The title of an alert for the error.
  fileprivate var alertTitle: String { errorDescription ?? localizedDescription }
}
