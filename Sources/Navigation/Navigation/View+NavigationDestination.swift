// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
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

extension View {
  /// Pushes the view of an item onto the enclosing navigation stack while there is an item.
  ///
  /// The item becomes nil when the user goes back.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    background { ItemLink(item: item, destination: destination) }
  }
}

/// An invisible link that pushes the view of an item. The view stays while it is popped.
private struct ItemLink<Item: Hashable, Destination: View>: View {
  private final class Memory {
    var item: Item?
  }

  let item: Binding<Item?>
  let destination: (Item) -> Destination
  @State private var memory = Memory()

  var body: some View {
    NavigationLink(destination: shown.map(destination), isPresented: isPresented)
  }

  private var isPresented: Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }

  /// The item, or the last one.
  private var shown: Item? {
    if let item = item.wrappedValue { memory.item = item }
    return memory.item
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
