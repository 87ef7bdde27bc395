// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// It lies still.
  case idle
  /// The hand holds it and has not moved yet.
  case tracking
  /// The hand moves it.
  case interacting
  /// It goes on by itself after the hand, or the wheel.
  case decelerating
  /// A change of the program's moves it.
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// Where a scroll view has scrolled to, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// From the content's corner to the viewport's.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What is around the content and scrolled with it.
  public var contentInsets: EdgeInsets
  /// The viewport's size.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What of the content is seen, its insets included.
  public var visibleRect: CGRect { bounds }

  /// The viewport, in the content's points.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Who is told when a scroll view has moved.
@MainActor
class ScrollObserver {
  /// Called when its offset, its content or its phase is another.
  func note(_ element: ScrollElement) {}
}

extension ScrollElement {
  var geometry: ScrollGeometry {
    // As on iOS, the scroll view reaches as far as the unsafe parts around, and its content is inset by them.
    let (safe, own) = (safeAreaInsets, space.insets)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - safe.leading, y: offset.y - safe.top),
      contentSize: space.content,
      contentInsets: EdgeInsets(
        top: own.top + safe.top, leading: own.leading + safe.leading,
        bottom: own.bottom + safe.bottom, trailing: own.trailing + safe.trailing),
      containerSize: CGSize(
        width: space.viewport.width + safe.leading + safe.trailing,
        height: space.viewport.height + safe.top + safe.bottom))
  }
}
