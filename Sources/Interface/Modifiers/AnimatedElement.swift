// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// An element around one other, with a value of its own that can be animated.
class AnimatedElement<Value: Animatable>: UnaryElement {
  private var animated: AnimatedValue<Value>

  init(_ value: Value, _ child: Element, _ node: Node) {
    animated = AnimatedValue(value)
    super.init(child, node)
  }

  /// What is on screen.
  final var value: Value { animated.presented }

  /// What is on screen once nothing is on its way.
  final var model: Value { animated.model }

  /// Whether the value changes sizes or places.
  class var affectsLayout: Bool { false }

  final func set(_ value: Value, _ pass: UpdatePass) {
    if animated.set(value, pass) { host.noteAnimating(self) }
    extentChanged()
    if Self.affectsLayout { setNeedsLayout() }
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    let moves = animated.sample(at: time)
    if Self.affectsLayout {
      setNeedsLayout()
      if moves { host.noteLayoutMoves() }
    }
    return moves
  }

  override func dismantle() {
    animated.cancel()
    super.dismantle()
  }
}

/// An element that moves, turns or scales what it contains when it is drawn.
class TransformElement<Value: Animatable>: AnimatedElement<Value> {
  /// What a value does to the child in a size.
  func transform(_ value: Value, in size: CGSize) -> CGAffineTransform { .identity }

  final override func contentTransform() -> CGAffineTransform {
    transform(value, in: presentedSize)
  }

  final override func modelContentTransform() -> CGAffineTransform { transform(model, in: size) }

  override func draw(_ painter: inout Painter) {
    let transform = contentTransform()
    // What is nowhere is not drawn: a body may divide by a width of 0.
    guard transform.isFinite else { return }
    painter.apply(transform)
    child.render(&painter)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let transform = contentTransform()
    guard transform.isFinite, transform.determinant != 0, transform.determinant.isFinite else {
      return false
    }
    return child.hit(point.applying(transform.inverted()), &path)
  }
}

extension CGAffineTransform {
  /// Whether every place goes to a place.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
