// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
@_spi(ViewTree) package import ViewCore

/// A translucent background: the backdrop, blurred and more saturated, under a light or dark
/// tint.
///
/// The blur has a standard deviation of 30 points, whatever the size of the view is. A view that moves,
/// or moves behind the material, is blurred where it is in each frame.
///
/// - Note: Differs from SwiftUI: in a view under `rotation3DEffect` only the tint is drawn.
public struct Material: ShapeStyle, Hashable {
  /// The tint over the backdrop.
  fileprivate let light, dark: Tint

  fileprivate struct Tint: Hashable {
    /// The component of the gray in sRGB, from 0 to 255.
    let gray: Double
    let opacity: Double
  }

  // The standard deviation and the factor of the saturation are those measured in the iOS 17 simulator
  // for Flutter's Cupertino popups (30; 1.7 dark, 2 light). The tints in dark mode are those of Apple's
  // design resources for iOS 15 to 17, where the light ones are blends that have no tint: those here
  // are chosen for the same contrast with black text. The bar is that of UIKit's bars (249 and 29), more
  // translucent than without a blur.
  private static let radius: Float = 30
  private static let saturation: Float = 1.8

  /// The most translucent material.
  public static let ultraThin = Material(
    light: Tint(gray: 250, opacity: 0.44), dark: Tint(gray: 37, opacity: 0.55))
  /// A material that is more translucent than `regular`.
  public static let thin = Material(
    light: Tint(gray: 249, opacity: 0.58), dark: Tint(gray: 37, opacity: 0.7))
  /// A material of medium translucency.
  public static let regular = Material(
    light: Tint(gray: 248, opacity: 0.72), dark: Tint(gray: 37, opacity: 0.82))
  /// A material that is less translucent than `regular`.
  public static let thick = Material(
    light: Tint(gray: 247, opacity: 0.84), dark: Tint(gray: 37, opacity: 0.9))
  /// The least translucent material.
  public static let ultraThick = Material(
    light: Tint(gray: 246, opacity: 0.93), dark: Tint(gray: 37, opacity: 0.95))
  /// The material of toolbars and tab bars.
  public static let bar = Material(
    light: Tint(gray: 249, opacity: 0.84), dark: Tint(gray: 29, opacity: 0.84))

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    if context.values.accessibilityReduceTransparency {
      var tint = paint(context.colorScheme).tint
      tint.opacity = 1
      return _ResolvedStyle(fill: .color(tint))
    }
    return _ResolvedStyle(fill: .material(paint(context.colorScheme)))
  }

  /// The paint in an appearance.
  package func paint(_ scheme: ColorScheme) -> MaterialPaint {
    let tint = scheme == .light ? light : dark
    let gray = Float(tint.gray / 255)
    return MaterialPaint(
      radius: Self.radius, saturation: Self.saturation,
      tint: ResolvedColor(red: gray, green: gray, blue: gray, opacity: Float(tint.opacity)))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than `regularMaterial`.
  public static var thinMaterial: Material { .thin }
  /// A material of medium translucency.
  public static var regularMaterial: Material { .regular }
  /// A material that is less translucent than `regularMaterial`.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars and tab bars.
  public static var bar: Material { .bar }
}
