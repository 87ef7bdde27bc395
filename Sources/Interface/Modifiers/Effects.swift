// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion

/// Draws what it modifies as a layer, with an effect of a number that can move.
public struct _LayerEffectModifier: ElementModifier {
  public typealias Body = Never
  let amount: Double
  let effect: (Double) -> LayerEffect?

  func wrap(_ child: Element, _ node: Node) -> LayerEffectElement {
    LayerEffectElement(amount, child, node)
  }

  func update(_ element: LayerEffectElement, _ pass: UpdatePass) {
    element.effect = effect
    element.set(amount, pass)
  }
}

final class LayerEffectElement: AnimatedElement<Double> {
  /// Nil where the amount changes nothing.
  var effect: (Double) -> LayerEffect? = { _ in nil }

  override func draw(_ painter: inout Painter) {
    guard let effect = effect(value) else { return child.render(&painter) }
    painter.layer(effect) { child.render(&$0) }
  }
}

/// How a view's colours meet those below it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, plusLighter, plusDarker, destinationOut, sourceAtop

  var resolved: Drawing.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .plusLighter: .plusLighter
    case .plusDarker: .plusDarker
    case .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    }
  }
}

extension View {
  /// Blurs the view by a radius in points; 0 or less leaves it sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      _LayerEffectModifier(amount: radius) { radius in
        radius > 0 ? .blur(radius: Float(radius)) : nil
      })
  }

  /// Adds to the view's brightness: −1 is black, 1 white.
  public func brightness(_ amount: Double) -> some View {
    filter(amount, neutral: 0) { .brightness($0) }
  }

  /// Stretches the view's colours about grey: 0 is grey, 1 as it was.
  public func contrast(_ amount: Double) -> some View {
    filter(amount, neutral: 1) { .contrast($0) }
  }

  /// Changes how colourful the view is: 0 is grey, 1 as it was.
  public func saturation(_ amount: Double) -> some View {
    filter(amount, neutral: 1) { .saturation($0) }
  }

  /// Takes colour out of the view: 0 leaves it as it was, 1 grey.
  public func grayscale(_ amount: Double) -> some View {
    filter(amount, neutral: 0) { .grayscale($0) }
  }

  /// Turns the view's hues by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    filter(angle.radians, neutral: 0) { .hueRotation(cosine: cos($0), sine: sin($0)) }
  }

  /// Shows the complement of every colour of the view.
  public func colorInvert() -> some View {
    filter(1, neutral: 0) { _ in .colorInvert }
  }

  /// Lets the view's colours meet those below it in another way than lying over them.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(
      _LayerEffectModifier(amount: 0) { _ in
        blendMode == .normal ? nil : .blend(blendMode.resolved)
      })
  }

  private func filter(
    _ amount: Double, neutral: Double, _ make: @escaping (Float) -> ColorFilter
  ) -> some View {
    modifier(
      _LayerEffectModifier(amount: amount) { amount in
        amount == neutral || !amount.isFinite ? nil : .filter(make(Float(amount)))
      })
  }
}
