// Part of Snapback, under the MIT licence; see LICENSE.

package import Gestures

/// An element that sets the shape of the mouse pointer over it. It adds itself to the host's `hover`,
/// and to `hoverElements` where it is hit.
@MainActor
package protocol PointerShaping: Element {
  /// The shape of the pointer; nil for that of the views around.
  var pointerShape: PointerShape? { get }

  /// Whether the pointer is hidden; nil for the value of the views around.
  var hidesPointer: Bool? { get }
}

extension PointerShaping {
  package var hidesPointer: Bool? { nil }
}

extension ViewHost {
  /// The shape of the mouse pointer over the views; nil if they set none. Valid after a frame.
  package var pointerShape: PointerShape? {
    for service in services {
      if let shape = service.pointerShape { return shape }
    }
    return nil
  }
}
