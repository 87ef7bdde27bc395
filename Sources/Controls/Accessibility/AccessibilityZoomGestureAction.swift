// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A request of an assistive technology to zoom a view.
public struct AccessibilityZoomGestureAction {
  /// The direction of zooming.
  @frozen public enum Direction: Hashable, Sendable {
    /// To a larger scale.
    case zoomIn
    /// To a smaller scale.
    case zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// The point to zoom about, relative to the view's size: always the center.
  public let location: UnitPoint
  /// The same point in the view's coordinates, in points.
  public let point: CGPoint
}

extension View {
  /// Adds actions that zoom the view: "Zoom In" and "Zoom Out" among those of its accessibility item.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    modifier(_AccessibilityZoomModifier(handler: handler))
  }

  /// Adds actions that scroll the view: "Scroll Up", "Scroll Down", "Scroll Left" and "Scroll Right" among those of its
  /// accessibility item. The handler is called with the edge to scroll to.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessibilityAction(named: "Scroll Up") { handler(.top) }
      .accessibilityAction(named: "Scroll Down") { handler(.bottom) }
      .accessibilityAction(named: "Scroll Left") { handler(.leading) }
      .accessibilityAction(named: "Scroll Right") { handler(.trailing) }
  }
}

/// Adds the actions of `accessibilityZoomAction` and measures the view for them.
public struct _AccessibilityZoomModifier: ViewModifier {
  let handler: (AccessibilityZoomGestureAction) -> Void
  @State private var size = CGSize.zero

  public func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      .accessibilityAction(named: "Zoom In") { zoom(.zoomIn) }
      .accessibilityAction(named: "Zoom Out") { zoom(.zoomOut) }
  }

  private func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
    handler(
      AccessibilityZoomGestureAction(
        direction: direction, location: .center,
        point: CGPoint(x: size.width / 2, y: size.height / 2)))
  }
}
