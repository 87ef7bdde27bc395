// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Gestures
package import Motion

/// Simultaneous touches, or the passing of time alone, with their conversion to the view of a gesture.
@preconcurrency @MainActor
@_spi(ViewTree) public struct GestureInput {
  /// The time in seconds on the frame clock.
  package var time: Double
  /// The touches; empty if only time passes.
  package var touches: [Touch]
  /// The touch sequences that begin with these touches: no other touch of theirs is down.
  var newSequences: Set<Int> = []
  /// The element to which the gesture is attached.
  var view: GestureElement

  /// Converts a point of the window to a coordinate space. Returns nil if the transform is not
  /// invertible, as for a view scaled to 0.
  package func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
    view.location(ofRootPoint: point, in: space)
  }

  /// Converts a point of the window to a unit point of the view; the center for a view without a size.
  package func anchor(_ point: CGPoint) -> UnitPoint {
    let size = view.presentedSize
    guard let location = location(point, in: .local), size.width > 0, size.height > 0 else {
      return .center
    }
    return UnitPoint(x: location.x / size.width, y: location.y / size.height)
  }

  /// Returns whether a point of the window hits the view or is in its touch area.
  package func isInside(_ point: CGPoint) -> Bool {
    if view.touchArea?.contains(point) == true { return true }
    guard let location = location(point, in: .local) else { return false }
    var path = HitPath()
    return view.child.hit(location, &path)
  }
}

extension Element {
  /// Converts a point of the window to a coordinate space. Returns nil if the transform is not invertible.
  package final func location(ofRootPoint point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
    let element: Element? =
      switch space {
      case .global: nil
      case .local: self
      case .named(let name): enclosingSpace(named: name)
      }
    guard let transform = element?.transformToRoot else { return point }
    guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
    let location = point.applying(transform.inverted())
    return location.x.isFinite && location.y.isFinite ? location : nil
  }
}
