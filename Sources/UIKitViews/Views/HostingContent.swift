// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// A SwiftUI view inside UIKit's views.
@MainActor
final class HostingContent {
  var view: AnyView
  weak var owner: UIView?
  /// The element that shows the view; nil while it is not shown.
  weak var element: UnaryElement?
  /// The object to which the scroll views of a controller in a navigation stack report.
  lazy var edges = ScrollEdges()
  /// Whether contents of a scroll view are under the bar of a navigation stack.
  private(set) var isBehindBar = false

  init(_ view: AnyView, _ owner: UIView) { (self.view, self.owner) = (view, owner) }

  /// The controller whose view shows the SwiftUI view; nil for other views.
  var controller: UIViewController? { owner?.controller }

  /// Tells the navigation stack around the view whether contents are under its bar.
  func report(_ isBehind: Bool) {
    guard isBehind != isBehindBar else { return }
    isBehindBar = isBehind
    var outer = controller?.parent
    while let container = outer, !container.isNavigationStack { outer = container.parent }
    outer?.viewIfLoaded?.setNeedsLayout()
  }
}
