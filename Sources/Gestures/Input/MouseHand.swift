// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The fingers that a mouse button holds: one at the pointer, or two opposite each other.
struct MouseHand: Equatable, Sendable {
  let button: PointerSample.Button
  /// What the two are mirrored about; nil for one finger.
  private(set) var middle: CGPoint?
  private(set) var location: CGPoint

  init(_ button: PointerSample.Button, at location: CGPoint, mirroredAbout middle: CGPoint?) {
    self.button = button
    self.location = location
    self.middle = middle
  }

  /// The numbers of its touches.
  var ids: [Int] { middle == nil ? [0] : [0, -1] }

  /// Where its fingers are, in the order of `ids`.
  var locations: [CGPoint] {
    guard let middle else { return [location] }
    return [location, CGPoint(x: 2 * middle.x - location.x, y: 2 * middle.y - location.y)]
  }

  /// Moves the finger at the pointer; the other one the opposite way, or the same way with it.
  mutating func move(to point: CGPoint, together: Bool) {
    if together, let old = middle {
      middle = CGPoint(x: old.x + point.x - location.x, y: old.y + point.y - location.y)
    }
    location = point
  }
}
