// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The look of frosted glass. Here it is a tint that lets what is behind shine through, unblurred.
public struct Material: ShapeStyle, Hashable {
  /// How much of what is behind is hidden, from 0 to 1.
  fileprivate let cover: Double

  public static let ultraThin = Material(cover: 0.6)
  public static let thin = Material(cover: 0.7)
  public static let regular = Material(cover: 0.8)
  public static let thick = Material(cover: 0.88)
  public static let ultraThick = Material(cover: 0.94)
  public static let bar = Material(cover: 0.9)

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let tint: Color =
      context.colorScheme == .light
      ? Color(red: 0.96, green: 0.96, blue: 0.97, opacity: cover)
      : Color(red: 0.14, green: 0.14, blue: 0.15, opacity: cover)
    return tint._resolve(context)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
