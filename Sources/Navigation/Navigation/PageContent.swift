// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The view of a page of a navigation stack: that of a value, which is evaluated again only if the value or its
/// destination changes, or another view.
struct PageContent: View {
  private let value: AnyHashable?
  private let destination: NavigationDestination?
  private let view: AnyView?

  /// Creates the page of a value; an empty one if no destination is set for its type.
  init(_ value: AnyHashable, _ destination: NavigationDestination?) {
    self.value = value
    self.destination = destination
    view = nil
  }

  init(_ view: AnyView) {
    value = nil
    destination = nil
    self.view = view
  }

  var body: some View {
    view ?? value.flatMap { destination?.view($0) } ?? AnyView(EmptyView())
  }
}

/// The views that a page has set for the values of a type.
@MainActor
final class NavigationDestination {
  /// Returns the view for a value; nil if the value has another type.
  let view: (AnyHashable) -> AnyView?

  init(_ view: @escaping (AnyHashable) -> AnyView?) {
    self.view = view
  }
}
