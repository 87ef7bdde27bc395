// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) public import ViewEffects
@_spi(ViewTree) import Views

extension GraphicsContext.Filter {
  /// Moves colors towards their complements: 0 has no effect, 0.5 is gray, 1 inverts them. Values outside of
  /// 0...1 are clamped, and NaN counts as 0.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    let share = amount > 0 ? Float(min(amount, 1)) : 0
    let factor = 1 - 2 * share
    return filter(
      ColorFilter(
        red: [factor, 0, 0, 0, share], green: [0, factor, 0, 0, share],
        blue: [0, 0, factor, 0, share]))
  }

  /// Replaces colors by black, and the opacity by the luminance of the color.
  public static var luminanceToAlpha: GraphicsContext.Filter { filter(.luminanceToAlpha) }

  /// Computes new colors by the weights of a matrix. Components are clamped to 0...1, and NaN becomes 0.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    filter(
      ColorFilter(
        red: [matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5],
        green: [matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5],
        blue: [matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5],
        alpha: [matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5]))
  }
}

extension GraphicsContext {
  /// Returns the shading itself, as shadings are resolved in the canvas's environment when they are drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
