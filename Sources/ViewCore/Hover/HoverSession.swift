// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures

/// The position of the mouse and the views under it.
@MainActor
package final class HoverSession: HostService {
  package static let order = 11

  /// The number of elements that track the mouse or set the shape of its pointer.
  package private(set) var elementCount = 0
  /// The position of the mouse in points of the window; nil before it has entered, and for touch devices.
  private(set) var pointer: CGPoint?
  /// The elements under the mouse, innermost first.
  private var hovered: [HoverElement] = []
  /// The elements that set the shape of the pointer, innermost first: those under the mouse, or, while
  /// a button is pressed, those on which it was pressed.
  private var shaping: [any PointerShaping] = []
  private var button: PointerSample.Button?
  /// Whether the elements on which a button was pressed have been found.
  private var isCaptured = false

  package init(_ host: ViewHost) {}

  /// Whether a mouse button is pressed.
  package var isPressed: Bool { button != nil }

  package var pointerShape: PointerShape? {
    if shaping.lazy.compactMap(\.hidesPointer).first == true { return .hidden }
    return shaping.lazy.compactMap(\.pointerShape).first
  }

  func handle(_ sample: PointerSample) {
    guard sample.device == .mouse else { return pointerLeft() }
    pointer = sample.location
    switch sample.phase {
    case .down: button = button ?? sample.button
    case .up where sample.button == button, .cancel: release()
    case .move, .up: break
    }
  }

  func pointerLeft() {
    pointer = nil
    release()
  }

  func release() {
    button = nil
    isCaptured = false
  }

  package func add(_ element: Element) { elementCount += 1 }

  package func remove(_ element: Element) {
    elementCount -= 1
    hovered.removeAll { $0 === element }
    shaping.removeAll { $0 === element }
  }

  /// Hit-tests the mouse position and updates the elements that the mouse has entered, moved over or left.
  func update(_ hit: (CGPoint, inout HitPath) -> Void) {
    guard elementCount > 0 else { return }
    var path = HitPath()
    if let pointer { hit(pointer, &path) }
    if !isCaptured {
      shaping = path.hoverElements.compactMap { $0 as? any PointerShaping }
      isCaptured = isPressed
    }
    let current = path.hoverElements.compactMap { $0 as? HoverElement }
    let left = hovered.filter { old in !current.contains { $0 === old } }
    hovered = current
    for element in left { element.update(mouseLocation: nil) }
    for element in current { element.update(mouseLocation: pointer) }
  }
}
