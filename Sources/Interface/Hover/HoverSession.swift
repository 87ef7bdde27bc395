// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// Where the mouse is, and what it is over.
@MainActor
final class HoverSession {
  /// How many views want to know.
  var elements = 0
  /// In the window's points; nil before it has come, and where fingers touch.
  private(set) var pointer: CGPoint?
  /// Innermost first.
  private var under: [HoverElement] = []

  func note(_ sample: PointerSample) {
    pointer = sample.device == .mouse ? sample.location : nil
  }

  func leave() {
    pointer = nil
  }

  func forget(_ element: HoverElement) {
    elements -= 1
    under.removeAll { $0 === element }
  }

  /// Tells those whom the mouse has come over, moved over or left.
  func update(_ hit: (CGPoint, inout HitPath) -> Void) {
    guard elements > 0 else { return }
    var path = HitPath()
    if let pointer { hit(pointer, &path) }
    let left = under.filter { old in !path.hovers.contains { $0 === old } }
    under = path.hovers
    for element in left { element.hover(at: nil) }
    for element in path.hovers { element.hover(at: pointer) }
  }
}
