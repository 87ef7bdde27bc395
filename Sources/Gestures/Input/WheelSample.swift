// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A rotation of the mouse wheel, in notches: `deltaY` is +1 for a notch away from the user,
/// `deltaX` is +1 for one to the right. Touchpads give fractions.
package struct WheelSample: Equatable, Sendable {
  package var time: Double
  /// The pointer's location, in points from the window's top left corner.
  package var location: CGPoint
  package var deltaX: Double
  package var deltaY: Double
  package var modifiers: Modifiers

  package init(
    time: Double, location: CGPoint, deltaX: Double, deltaY: Double, modifiers: Modifiers = []
  ) {
    self.time = time
    self.location = location
    self.deltaX = deltaX
    self.deltaY = deltaY
    self.modifiers = modifiers
  }
}
