// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Sets the pages for values of a type in the path of the enclosing navigation stack.
  ///
  /// The modifier must be on a page of the stack. If several set pages for the same type, the one
  /// that was updated last applies.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _NavigationDestinationModifier { model in
        model.setDestination(for: data) { AnyView(destination($0)) }
      })
  }

  /// Pushes a view onto the enclosing navigation stack while a value is true.
  ///
  /// The value becomes false when the user goes back.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    background {
      NavigationLink(destination: destination(), isPresented: isPresented)
    }
  }
}

/// Registers the pages for values of a type with the enclosing navigation stack.
struct _NavigationDestinationModifier: ViewModifier {
  let register: @MainActor (NavigationModel) -> Void
  @Environment(\.navigation) private var model

  init(register: @escaping @MainActor (NavigationModel) -> Void) {
    self.register = register
  }

  func body(content: Content) -> some View {
    content
      .modifier(_UpdateActionModifier { [model, register] in model.map { register($0) } })
  }
}
