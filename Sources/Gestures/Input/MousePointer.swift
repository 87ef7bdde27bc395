// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The touches of a held mouse button: one at the pointer, or two mirrored about a center.
struct MousePointer: Equatable, Sendable {
  let button: PointerSample.Button
  /// The center of two mirrored touches; nil for one touch.
  private(set) var center: CGPoint?
  private(set) var location: CGPoint

  init(_ button: PointerSample.Button, at location: CGPoint, mirroredAbout center: CGPoint?) {
    self.button = button
    self.location = location
    self.center = center
  }

  /// The ids of the touches: 0, and −1 for the mirrored one.
  var ids: [Int] { center == nil ? [0] : [0, -1] }

  /// The locations of the touches, in the order of `ids`.
  var locations: [CGPoint] {
    guard let center else { return [location] }
    return [location, CGPoint(x: 2 * center.x - location.x, y: 2 * center.y - location.y)]
  }

  /// Moves the touch at the pointer. The mirrored one moves in the opposite direction, or in the same
  /// direction with `together`.
  mutating func move(to point: CGPoint, together: Bool) {
    if together, let old = center {
      center = CGPoint(x: old.x + point.x - location.x, y: old.y + point.y - location.y)
    }
    location = point
  }
}
