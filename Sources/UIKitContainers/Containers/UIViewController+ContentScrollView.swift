// Part of Snapback, under the MIT licence; see LICENSE.

public import UIKitControls
@_spi(ViewTree) public import UIKitViews

/// The scroll views that a controller names for its edges.
@MainActor
private final class ContentScrollViews {
  struct Entry {
    var edges: NSDirectionalRectEdge
    weak var view: UIScrollView?
  }

  var entries: [Entry] = []

  /// The key by which it is stored with the controller.
  static var key: UnsafeRawPointer {
    unsafeBitCast(ContentScrollViews.self, to: UnsafeRawPointer.self)
  }
}

extension UIViewController {
  /// Names the scroll view by which the bar at an edge collapses, of several or of one further inside; nil names none.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let key = ContentScrollViews.key
    let views = objc_getAssociatedObject(self, key) as? ContentScrollViews ?? ContentScrollViews()
    for index in views.entries.indices { views.entries[index].edges.subtract(edge) }
    views.entries.removeAll { $0.edges.isEmpty || $0.view == nil }
    if let scrollView {
      views.entries.append(ContentScrollViews.Entry(edges: edge, view: scrollView))
    }
    objc_setAssociatedObject(self, key, views, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that was named for an edge; nil for none.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let views = objc_getAssociatedObject(self, ContentScrollViews.key) as? ContentScrollViews
    return views?.entries.first { $0.edges.contains(edge) }?.view
  }
}
