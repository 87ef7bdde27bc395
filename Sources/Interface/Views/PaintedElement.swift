// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// An element with a fill that can move.
class PaintedElement: Element {
  private var animated: AnimatedValue<AnimatableFill>?
  /// What is on screen.
  private var fill = AnimatableFill(.color(.clear))

  /// What is on screen, for a shape in a rectangle.
  final func paint(in rect: CGRect) -> Paint { fill.paint(in: rect) }

  /// Whether there is anything to see of it, however faint; the hand goes through what is clear.
  final var isVisible: Bool {
    if case .color(let color) = paint(in: .zero) { color.opacity > 0 } else { true }
  }

  final func setFill(_ fill: AnimatableFill.Fill, _ pass: UpdatePass) {
    let value = AnimatableFill(fill)
    defer { self.fill = animated?.presented ?? value }
    guard let old = animated?.presented, old.canMove(to: value) else {
      animated?.cancel()
      animated = AnimatedValue(value)
      return
    }
    if animated?.set(value, pass) == true { host.noteAnimating(self) }
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    guard let moves = animated?.sample(at: time) else { return false }
    fill = animated?.presented ?? fill
    return moves
  }

  override func dismantle() {
    animated?.cancel()
    super.dismantle()
  }
}
