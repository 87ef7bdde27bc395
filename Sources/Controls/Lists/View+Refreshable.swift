// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Shows a spinning progress view during a refresh.
private enum ProgressIndicator: RefreshIndicator {
  static func makeView() -> AnyView { AnyView(ProgressView()) }
}

extension View {
  /// Lets the user refresh the lists and scroll views inside by pulling them down.
  ///
  /// A spinner is shown until the action returns. The action can also be run through the
  /// environment value `refresh`.
  /// - Note: Differs from SwiftUI: the progress indicator shows all of its spokes from the start.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
      .environment(\.refreshIndicator, ProgressIndicator.self)
  }
}
