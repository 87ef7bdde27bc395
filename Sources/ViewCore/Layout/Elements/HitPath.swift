// Part of Snapback, under the MIT licence; see LICENSE.

/// The elements under a point that handle touches or the mouse, innermost first.
@_spi(ViewTree) public struct HitPath {
  /// The elements with gestures; see `gestures`.
  var gestureElements: [Element] = []
  /// The elements that track the mouse or set the shape of its pointer; see `HoverSession`.
  package var hoverElements: [Element] = []
  /// The innermost element that was hit.
  package var leaf: Element?

  package init() {}
}
