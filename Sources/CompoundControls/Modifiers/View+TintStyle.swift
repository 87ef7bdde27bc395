// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Sets the tint inside to a style such as a gradient; nil restores the accent color.
  ///
  /// Gauges, labels of buttons without a background, and shapes and texts in the style `tint` are drawn in it.
  /// - Note: Differs from SwiftUI: controls of one color, such as switches and sliders, keep the color that was set
  ///   around them, unless the style is a color.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let isColor = tint == nil || tint is Color
    return environment(\.tintStyle, isColor ? nil : tint.map { AnyShapeStyle($0) })
      .transformEnvironment(\.tint) { if isColor { $0 = tint as? Color } }
  }
}
