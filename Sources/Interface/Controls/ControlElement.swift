// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A part of a control that draws itself from a value that can move: a switch, the track of a slider.
class ControlElement<Value: Animatable>: Element {
  private var animated: AnimatedValue<Value>
  final var colors = ControlColors()

  init(_ value: Value, _ node: Node) {
    animated = AnimatedValue(value)
    super.init(node)
  }

  /// What is on screen.
  final var value: Value { animated.presented }

  final func set(_ value: Value, _ pass: UpdatePass) {
    if animated.set(value, pass) { host.noteAnimating(self) }
  }

  override func sampleOwnValues(at time: Double) -> Bool { animated.sample(at: time) }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  override func dismantle() {
    animated.cancel()
    super.dismantle()
  }
}

/// The colours that controls are drawn with, in one place in the hierarchy. They are iOS's.
struct ControlColors {
  var tint = ResolvedColor.black
  /// Behind what is off or empty, from the strongest to the faintest.
  var fill = ResolvedColor.clear
  var secondaryFill = ResolvedColor.clear
  var tertiaryFill = ResolvedColor.clear
  /// What lies on a field of the tertiary fill.
  var raised = ResolvedColor.white
  var label = ResolvedColor.black
  var separator = ResolvedColor.clear
  var isEnabled = true

  init() {}

  /// `tint` stands where nobody has set one.
  @MainActor
  init(_ values: EnvironmentValues, tint: Color = .accentColor) {
    let isDark = values.colorScheme == .dark
    func gray(_ red: Float, _ blue: Float, _ opacity: Float) -> ResolvedColor {
      ResolvedColor(red: red / 255, green: red / 255, blue: blue / 255, opacity: opacity)
    }
    self.tint = (values.tint ?? tint).resolve(values)
    fill = gray(120, 128, isDark ? 0.36 : 0.2)
    secondaryFill = gray(120, 128, isDark ? 0.32 : 0.16)
    tertiaryFill = gray(118, 128, isDark ? 0.24 : 0.12)
    raised = isDark ? gray(99, 102, 1) : .white
    label = Color.primary.resolve(values)
    separator = isDark ? gray(84, 88, 0.65) : gray(60, 67, 0.29)
    isEnabled = values.isEnabled
  }
}

extension ResolvedColor {
  /// The colour a part of the way to another one; 0 is this one, 1 the other.
  func mixed(with other: ResolvedColor, by part: CGFloat) -> ResolvedColor {
    let part = Float(min(max(part, 0), 1))
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * part }
    let alpha = mix(opacity, other.opacity)
    guard alpha > 0 else { return .clear }
    // What is clear has no say in the hue.
    func component(_ a: Float, _ b: Float) -> Float {
      mix(a * opacity, b * other.opacity) / alpha
    }
    return ResolvedColor(
      red: component(red, other.red), green: component(green, other.green),
      blue: component(blue, other.blue), opacity: alpha)
  }

  /// The colour with its opacity multiplied.
  func faded(to part: Float) -> ResolvedColor {
    var color = self
    color.opacity *= part
    return color
  }
}

extension Painter {
  /// A white knob that lies above its track, with iOS's shadow: a wide one and a narrow one.
  mutating func knob(_ shape: RoundedRect, color: ResolvedColor = .white) {
    let wide = LayerEffect.shadow(
      ResolvedColor.black.faded(to: 0.15), radius: 4, x: 0, y: 3)
    let narrow = LayerEffect.shadow(
      ResolvedColor.black.faded(to: 0.12), radius: 0.75, x: 0, y: 1)
    layer(wide) { $0.layer(narrow) { $0.fill(shape, .color(color)) } }
  }
}
