// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The background of the content of a presentation.
///
/// Backgrounds are equal if they are copies of one another, or if their values can be compared and are equal.
package struct PresentationBackground: Equatable {
  package let view: AnyView
  private let identity = Identity()
  private let isSame: (Any) -> Bool
  private let value: Any

  private final class Identity {}

  @MainActor
  init<V: View>(_ view: V) {
    self.init(view, comparing: view)
  }

  @MainActor
  package init<V: View, Value>(_ view: V, comparing value: Value) {
    self.view = AnyView(view)
    self.value = value
    isSame = { other in (other as? Value).map { areSame(value, $0) } ?? false }
  }

  package static func == (a: PresentationBackground, b: PresentationBackground) -> Bool {
    a.identity === b.identity || a.isSame(b.value)
  }
}

extension View {
  /// Shows the background that the view's content sets for its presentation, or `standard` without one, behind the view
  /// and the unsafe areas at the given edges.
  ///
  /// The background is updated without the presentation. That would make the content again, and that a new background.
  func presentationBackground<Standard: View>(
    ignoring edges: Edge.Set, standard: @escaping () -> Standard
  ) -> some View {
    backgroundPreferenceValue(SheetConfigurationKey.self) { configuration in
      ZStack {
        if let background = configuration.background {
          background.view.transition(.identity)
        } else {
          standard().transition(.identity)
        }
      }
      .ignoresSafeArea(edges: edges)
      .transition(.identity)
    }
  }
}
