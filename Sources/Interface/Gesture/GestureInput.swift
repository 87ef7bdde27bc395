// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion

/// Touches that happen at once, or the time alone, as a gesture of a view sees them.
@MainActor
struct GestureInput {
  /// Seconds on the frame clock.
  var time: Double
  /// Empty where only time passes.
  var touches: [Touch]
  /// The hands that come down with these touches, with no finger of theirs down before.
  var freshHands: Set<Int> = []
  /// The view the gesture is attached to.
  var view: GestureElement

  /// Where a place in the window is in a space; nil where the view cannot be seen, flattened as it is.
  func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
    view.place(ofRootPoint: point, in: space)
  }

  /// Where a place in the window is in the view, in parts of its size; the middle of a view without one.
  func anchor(_ point: CGPoint) -> UnitPoint {
    let size = view.presentedSize
    guard let location = location(point, in: .local), size.width > 0, size.height > 0 else {
      return .center
    }
    return UnitPoint(x: location.x / size.width, y: location.y / size.height)
  }

  /// Whether a place in the window is on the view.
  func isInside(_ point: CGPoint) -> Bool {
    guard let location = location(point, in: .local) else { return false }
    var path = HitPath()
    return view.child.hit(location, &path)
  }
}

extension Element {
  /// Where a place in the window is in a space; nil where that cannot be seen, flattened as it is.
  final func place(ofRootPoint point: CGPoint, in space: CoordinateSpace) -> CGPoint? {
    let element: Element? =
      switch space {
      case .global: nil
      case .local: self
      case .named(let name): enclosingSpace(named: name)
      }
    guard let transform = element?.transformToRoot else { return point }
    guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
    let place = point.applying(transform.inverted())
    return place.x.isFinite && place.y.isFinite ? place : nil
  }
}
