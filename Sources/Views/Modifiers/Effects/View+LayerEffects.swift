// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

extension View {
  /// Blurs the view by a radius in points; 0 or less, NaN and infinity do not blur.
  ///
  /// With `opaque` the view stays opaque up to its edges, beyond which nothing is drawn.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(
      _LayerEffectModifier(amount: radius, isOpaque: opaque) { radius in
        radius > 0 && Float(radius).isFinite ? .blur(radius: Float(radius)) : nil
      })
  }

  /// Adds to the view's brightness: -1 is black, 0 no change, 1 white. NaN and infinity change nothing.
  public func brightness(_ amount: Double) -> some View {
    filter(amount, neutral: 0) { .brightness($0) }
  }

  /// Scales the distance of the view's colors from gray: 0 is gray, 1 no change, and a negative amount inverts them,
  /// too. NaN and infinity change nothing.
  public func contrast(_ amount: Double) -> some View {
    filter(amount, neutral: 1) { .contrast($0) }
  }

  /// Scales the saturation of the view's colors: 0 is gray, 1 no change, and a negative amount turns the hues to their
  /// opposites, too. NaN and infinity change nothing.
  public func saturation(_ amount: Double) -> some View {
    filter(amount, neutral: 1) { .saturation($0) }
  }

  /// Reduces the saturation of the view's colors: 0 is no change, 1 gray, and a negative amount adds saturation. NaN and
  /// infinity change nothing.
  public func grayscale(_ amount: Double) -> some View {
    filter(amount, neutral: 0) { .grayscale($0) }
  }

  /// Rotates the hues of the view's colors by an angle. NaN and infinity change nothing.
  public func hueRotation(_ angle: Angle) -> some View {
    filter(angle.radians, neutral: 0) { .hueRotation(cosine: cos($0), sine: sin($0)) }
  }

  /// Inverts the colors of the view: each channel c becomes 1 − c.
  public func colorInvert() -> some View {
    filter(1, neutral: 0) { _ in .colorInvert }
  }

  /// Replaces the view's colors by black whose opacity is their luminance: white becomes opaque,
  /// black transparent.
  public func luminanceToAlpha() -> some View {
    filter(1, neutral: 0) { _ in .luminanceToAlpha }
  }

  /// Sets how the view's colors are blended with those behind it.
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
        amount == neutral || !Float(amount).isFinite ? nil : .filter(make(Float(amount)))
      })
  }
}
