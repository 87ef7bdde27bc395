// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// A SwiftUI view inside UIKit's views.
@MainActor
final class HostingContent {
  var view: AnyView
  weak var owner: UIView?
  /// The element that shows the view; nil while it is not shown.
  weak var element: UnaryElement?

  init(_ view: AnyView, _ owner: UIView) { (self.view, self.owner) = (view, owner) }
}
