// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A view controller whose content is a view.
@preconcurrency @MainActor
public final class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Creates a controller with a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  package override var content: AnyView? { AnyView(rootView) }
}
