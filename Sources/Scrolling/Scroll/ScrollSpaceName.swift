// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The name of the coordinate space of scroll views: of all, or of those that scroll along an axis.
struct ScrollSpaceName: Hashable {
  var axis: Axis?

  @MainActor
  func contains(_ view: ScrollElement) -> Bool { axis.map(view.metrics.scrolls) ?? true }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest enclosing scroll view; its origin is the viewport's.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpaceName()) }

  /// The coordinate space of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(ScrollSpaceName(axis: axis))
  }
}
