// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// Draws a part of a control from an animatable value, for example a switch or the track of a slider.
class ControlElement<Value: Animatable>: Element {
  private var animated: AnimatedValue<Value>
  final var colors = ControlColors()

  init(_ value: Value, _ node: Node) {
    animated = AnimatedValue(value)
    super.init(node)
  }

  /// The presented value.
  final var value: Value { animated.presented }

  final func set(_ value: Value, _ pass: UpdatePass) {
    if animated.set(value, pass) { host.addAnimating(self) }
  }

  override func sampleOwnValues(at time: Double) -> Bool { animated.sample(at: time) }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    containsInBounds(point)
  }

  override func dismantle() {
    animated.cancel()
    super.dismantle()
  }
}
