// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// An element around one child, with one animatable value.
@_spi(ViewTree) open class AnimatedElement<Value: Animatable>: UnaryElement, NumericAnimating {
  private var animated: AnimatedValue<Value>

  /// Creates an element with an initial value, which is presented at once.
  public init(_ value: Value, _ child: Element, _ node: Node) {
    animated = AnimatedValue(value)
    super.init(child, node)
  }

  /// The presented value.
  package final var value: Value { animated.presented }

  /// The model value, presented once the animations are complete.
  package final var model: Value { animated.model }

  /// Whether the value changes sizes or positions of layout.
  open class var affectsLayout: Bool { false }

  package final func set(_ value: Value, _ pass: UpdatePass) {
    if animated.set(value, pass) { host.addAnimating(self) }
    invalidateDrawnBounds()
    if Self.affectsLayout { setNeedsLayout() }
  }

  open override func sampleOwnValues(at time: Double) -> Bool {
    let moves = animated.sample(at: time)
    if Self.affectsLayout {
      setNeedsLayout()
      if moves { host.setLayoutAnimating() }
    }
    return moves
  }

  public final override func ownEndlessPeriod(at time: Double) -> Double? {
    animated.endlessPeriod(at: time)
  }

  package override func ownAnimations(named name: String) -> [InspectedAnimation] {
    guard animated.isAnimating else { return [] }
    return [
      InspectedAnimation(
        name: name, presented: InspectedValue.text(of: value),
        target: InspectedValue.text(of: model))
    ]
  }

  final var animatedNumber: (node: Node, value: (value: Double, unit: String))? {
    AnimatedNumber.number(of: value).map { (node, $0) }
  }

  open override func dismantle() {
    animated.cancel()
    super.dismantle()
  }
}
