// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The contents of a window: a `UIHostingController`.
@preconcurrency @MainActor
public class UIViewController: UIResponder {
  nonisolated override init() { super.init() }

  /// Its view; nil if it has none.
  package var content: AnyView? { nil }
}
