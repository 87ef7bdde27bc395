// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore

/// A shadow of what a style fills: behind it, or inside of its edges.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow behind the filled shape, with a blur radius and an offset in points. A negative radius
  /// counts as 0.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the edges of the filled shape cast into it, with a blur radius and an offset in
  /// points. A negative radius counts as 0.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var style = base._resolve(context)
    style.shadows.append(ResolvedShadow(shadow, context.values))
    return style
  }
}

extension _ShadowShapeStyle: ShapeStyleWrapper {
  var wrappedStyle: any ShapeStyle { base }
}

extension ShapeStyle {
  /// The style with a shadow of what it fills.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow of what it fills.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
  }
}
