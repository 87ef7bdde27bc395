// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
@_spi(ViewTree) import ViewCore

extension GestureElement {
  /// The motions of the gesture that keys make: nudges, pinches and turns.
  var keyActions: [AccessibilityAction] {
    let name = gestureNode.name
    var actions: [(name: String, key: String)] = []
    if name.contains("drag") {
      actions += [
        ("nudge left", "Left"), ("nudge right", "Right"), ("nudge up", "Up"),
        ("nudge down", "Down"),
      ]
    }
    if name.contains("magnify") { actions += [("pinch out", "+"), ("pinch in", "-")] }
    if name.contains("rotate") {
      actions += [("turn clockwise", "]"), ("turn counterclockwise", "[")]
    }
    return actions.map { name, key in
      AccessibilityAction(kind: .gesture, name: name, key: key) { [weak self] in
        guard let self else { return }
        host.simulateKey(key, on: self)
      }
    }
  }
}
