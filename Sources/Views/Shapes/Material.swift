// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

/// A translucent background.
///
/// - Note: Differs from SwiftUI: the content behind is not blurred. A material is a light or dark
///   tint over it.
public struct Material: ShapeStyle, Hashable {
  /// The opacity of the tint, from 0 to 1.
  fileprivate let opacity: Double

  /// The most translucent material: the tint is 60 % opaque.
  public static let ultraThin = Material(opacity: 0.6)
  /// A tint that is 70 % opaque.
  public static let thin = Material(opacity: 0.7)
  /// A tint that is 80 % opaque.
  public static let regular = Material(opacity: 0.8)
  /// A tint that is 88 % opaque.
  public static let thick = Material(opacity: 0.88)
  /// The least translucent material: the tint is 94 % opaque.
  public static let ultraThick = Material(opacity: 0.94)
  /// The material of toolbars and tab bars: the tint is 90 % opaque.
  public static let bar = Material(opacity: 0.9)

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let tint: Color =
      context.colorScheme == .light
      ? Color(red: 0.96, green: 0.96, blue: 0.97, opacity: opacity)
      : Color(red: 0.14, green: 0.14, blue: 0.15, opacity: opacity)
    return tint._resolve(context)
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
