// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension View {
  /// Asks something in the middle of the window while a value is true; every button ends it.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: actions(), message: EmptyView?.none)
  }

  /// Asks something in the middle of the window while a value is true; every button ends it.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: actions(), message: message())
  }

  /// Asks something in the middle of the window while a value is true; every button ends it. It is shown only with a value to present, which its parts are made of.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: data.map { actions($0) },
      message: EmptyView?.none)
  }

  /// Asks something in the middle of the window while a value is true; every button ends it. It is shown only with a value to present, which its parts are made of.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// Asks something in the middle of the window while a value is true; every button ends it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: actions(), message: EmptyView?.none)
  }

  /// Asks something in the middle of the window while a value is true; every button ends it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: actions(), message: message())
  }

  /// Asks something in the middle of the window while a value is true; every button ends it. It is shown only with a value to present, which its parts are made of.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Asks something in the middle of the window while a value is true; every button ends it. It is shown only with a value to present, which its parts are made of.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, Text(title), isPresented, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// Asks something in the middle of the window while a value is true; every button ends it.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: actions(), message: EmptyView?.none)
  }

  /// Asks something in the middle of the window while a value is true; every button ends it.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: actions(), message: message())
  }

  /// Asks something in the middle of the window while a value is true; every button ends it. It is shown only with a value to present, which its parts are made of.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Asks something in the middle of the window while a value is true; every button ends it. It is shown only with a value to present, which its parts are made of.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, actions: data.map { actions($0) },
      message: data.map { message($0) })
  }

  /// Says an error in the middle of the window, while a value is true and there is one.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .alert, error.map { Text($0.saying) }, isPresented, actions: error.map { _ in actions() },
      message: EmptyView?.none)
  }

  /// Says an error in the middle of the window, while a value is true and there is one.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      .alert, error.map { Text($0.saying) }, isPresented, actions: error.map { actions($0) },
      message: error.map { message($0) })
  }
}

extension LocalizedError {
  /// What it says of itself.
  fileprivate var saying: String { errorDescription ?? localizedDescription }
}
