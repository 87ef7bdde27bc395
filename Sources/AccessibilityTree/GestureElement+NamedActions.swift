// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

extension GestureElement {
  /// The actions of the gesture besides a tap: what keys make, nudges, pinches and turns; taps in
  /// succession and long presses.
  var namedActions: [AccessibilityAction] {
    let name = gestureNode.name
    var gestures: [SimulatedGesture] = []
    if name.contains("drag") { gestures += SimulatedGesture.nudges }
    if name.contains("magnify") { gestures += SimulatedGesture.pinches }
    if name.contains("rotate") { gestures += SimulatedGesture.turns }
    if name == "double tap" { gestures.append(.tap(count: 2, fingers: 1)) }
    if name == "triple tap" { gestures.append(.tap(count: 3, fingers: 1)) }
    if name == "long press" { gestures.append(.longPress) }
    return gestures.map { gesture in
      gesture.action(in: host) { [weak self] in self?.simulationLocation }
    }
  }
}
