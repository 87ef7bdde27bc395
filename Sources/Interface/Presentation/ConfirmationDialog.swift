// Part of Snapback, under the MIT licence; see LICENSE.

extension View {
  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions(),
      message: EmptyView?.none)
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions(),
      message: message())
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for. It is shown only with a value to present, which its parts are made of.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for. It is shown only with a value to present, which its parts are made of.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions(),
      message: EmptyView?.none)
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions(),
      message: message())
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for. It is shown only with a value to present, which its parts are made of.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(title) : nil, isPresented,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for. It is shown only with a value to present, which its parts are made of.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? Text(title) : nil, isPresented,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? title : nil, isPresented, actions: actions(),
      message: EmptyView?.none)
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? title : nil, isPresented, actions: actions(),
      message: message())
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for. It is shown only with a value to present, which its parts are made of.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? title : nil, isPresented,
      actions: data.map { actions($0) }, message: EmptyView?.none)
  }

  /// Lets one of several actions be chosen at the lower edge while a value is true; a title is seen where that is asked for. It is shown only with a value to present, which its parts are made of.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      .sheet, titleVisibility == .visible ? title : nil, isPresented,
      actions: data.map { actions($0) }, message: data.map { message($0) })
  }
}
