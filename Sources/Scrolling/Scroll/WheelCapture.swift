// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The scroll view that receives a sequence of wheel events, even after it has reached its end.
struct WheelCapture {
  weak var element: ScrollElement?
  var axis: Axis
  var lastEventTime: Double
  var location: CGPoint

  /// Returns whether a wheel event at a time in seconds continues the sequence: it is on the same axis, soon
  /// after the last one, and near it. The limits are in `GestureThresholds`.
  func contains(_ axis: Axis, at location: CGPoint, _ time: Double) -> Bool {
    let thresholds = GestureThresholds.standard
    return element != nil && self.axis == axis
      && time - lastEventTime <= thresholds.wheelScrollTimeout
      && hypot(location.x - self.location.x, location.y - self.location.y)
        <= CGFloat(thresholds.wheelReach)
  }
}
