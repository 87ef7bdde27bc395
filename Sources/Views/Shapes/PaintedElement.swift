// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
@_spi(ViewTree) public import ViewCore

/// An element with an animatable fill.
@_spi(ViewTree) open class PaintedElement: Element {
  /// The animation of the fill; nil until there is one. Reading the components of a fill that is not
  /// animated would cost more than setting it.
  private final var animated: FillMotion?
  /// The presented fill.
  private final var fill = AnimatableFill(.color(.clear))
  /// Whether the fill has ever been set: the first one is not animated.
  private final var hasFill = false
  private final var shadows: [ResolvedShadow] = []

  /// The presented fill as the paint for a shape in `rect`.
  package final func paint(in rect: CGRect) -> Paint { fill.paint(in: rect) }

  /// Whether the fill draws anything. A completely transparent color does not, and is not hit
  /// either. Gradients always count as visible.
  final var isVisible: Bool {
    if case .color(let color) = paint(in: .zero) { color.opacity > 0 } else { true }
  }

  /// Sets the fill and the shadows of a style.
  final func setStyle(_ style: _ResolvedStyle, _ pass: UpdatePass) {
    shadows = style.shadows
    setFill(style.fill, pass)
  }

  /// Draws content in a rectangle with the shadows of the style.
  final func drawWithShadows(
    in rect: CGRect, _ builder: inout DisplayListBuilder,
    _ content: (inout DisplayListBuilder) -> Void
  ) {
    if shadows.isEmpty { return content(&builder) }
    ResolvedShadow.draw(shadows[...], in: rect, &builder, content)
  }

  package final func setFill(_ fill: AnimatableFill.Fill, _ pass: UpdatePass) {
    let (value, old, wasSet) = (AnimatableFill(fill), self.fill, hasFill)
    hasFill = true
    guard wasSet, old.canInterpolate(to: value) else {
      animated?.value.cancel()
      animated = nil
      self.fill = value
      return
    }
    guard let motion = animated ?? (pass.needsAnimator ? FillMotion(old) : nil) else {
      self.fill = value
      return
    }
    let moves = motion.value.set(value, pass)
    self.fill = motion.value.presented
    animated = motion
    if moves { host.addAnimating(self) }
  }

  open override func sampleOwnValues(at time: Double) -> Bool {
    guard let animated else { return false }
    let isAnimating = animated.value.sample(at: time)
    fill = animated.value.presented
    return isAnimating
  }

  open override func ownEndlessPeriod(at time: Double) -> Double? {
    guard let animated else { return 0 }
    return animated.value.endlessPeriod(at: time)
  }

  open override func dismantle() {
    animated?.value.cancel()
    super.dismantle()
  }
}

/// The animation of an element's fill. Few elements have one, so that it is not stored in them.
private final class FillMotion {
  var value: AnimatedValue<AnimatableFill>

  init(_ fill: AnimatableFill) { value = AnimatedValue(fill) }
}
