// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Stores the newest action that dismisses a presentation, for as long as the presentation exists.
///
/// `DismissAction`s refer to it, so that they are equal in all updates of the presentation.
@MainActor
package final class DismissTarget: ViewBound {
  package var storage: ObjectIdentifier?
  package var action: () -> Void = {}

  package init() {}

  package func viewReleased() { action = {} }
}

extension View {
  /// Sets the `dismiss` action of the content of a presentation, and sets `isPresented`.
  package func presented(by target: DismissTarget, dismiss: @escaping () -> Void) -> some View {
    environment(\.isPresented, true)
      .environment(\.dismiss, DismissAction(target))
      .modifier(_UpdateActionModifier { target.action = dismiss })
  }
}
