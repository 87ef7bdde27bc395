// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// The position of the mouse and the views under it.
@MainActor
package final class HoverSession: HostService {
  package static let order = 11

  /// The number of views that track the mouse.
  package var elementCount = 0
  /// The position of the mouse in points of the window; nil before it has entered, and for touch
  /// devices.
  private(set) var pointer: CGPoint?
  /// The elements under the mouse, innermost first.
  private var hovered: [HoverElement] = []

  package init(_ host: ViewHost) {}

  func handle(_ sample: PointerSample) {
    pointer = sample.device == .mouse ? sample.location : nil
  }

  func pointerLeft() {
    pointer = nil
  }

  func remove(_ element: HoverElement) {
    elementCount -= 1
    hovered.removeAll { $0 === element }
  }

  /// Hit-tests the mouse position and updates the elements that the mouse has entered, moved over
  /// or left.
  func update(_ hit: (CGPoint, inout HitPath) -> Void) {
    guard elementCount > 0 else { return }
    var path = HitPath()
    if let pointer { hit(pointer, &path) }
    let current = path.hovers
    let left = hovered.filter { old in !current.contains { $0 === old } }
    hovered = current
    for element in left { element.update(mouseLocation: nil) }
    for element in current { element.update(mouseLocation: pointer) }
  }
}
