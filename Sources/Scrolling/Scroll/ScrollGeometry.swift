// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The scroll offset and the sizes of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The viewport's origin relative to the content's.
  public var contentOffset: CGPoint
  /// The size of the content, without insets.
  public var contentSize: CGSize
  /// The insets around the content, which scroll with it: content margins and the safe area.
  public var contentInsets: EdgeInsets
  /// The size of the viewport, including the unsafe areas behind which the content scrolls.
  public var containerSize: CGSize

  /// Creates a geometry from its values, in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content, including its insets.
  public var visibleRect: CGRect { bounds }

  /// The viewport in the content's coordinate space.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollElement {
  /// The value of `distanceFromTop` without the distance by which the content is pulled beyond an end, in
  /// points.
  package var unbouncedDistanceFromTop: CGFloat? {
    let range = metrics.range(.vertical)
    return distanceFromTop.map { min(max($0, 0), range.upperBound - range.lowerBound) }
  }

  var geometry: ScrollGeometry {
    // As on iOS, the scroll view extends over the unsafe areas around it, and its content is inset
    // by them.
    let (safe, insets) = (safeAreaInsets, metrics.insets)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - safe.leading, y: offset.y - safe.top),
      contentSize: metrics.content,
      contentInsets: EdgeInsets(
        top: insets.top + safe.top, leading: insets.leading + safe.leading,
        bottom: insets.bottom + safe.bottom, trailing: insets.trailing + safe.trailing),
      containerSize: CGSize(
        width: metrics.viewport.width + safe.leading + safe.trailing,
        height: metrics.viewport.height + safe.top + safe.bottom))
  }
}
