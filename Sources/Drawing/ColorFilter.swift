// Part of Snapback, under the MIT licence; see LICENSE.

/// A 4 x 5 color matrix, applied to the colors of a layer without premultiplication.
///
/// Each row computes one component: its five numbers are the weights of red, green, blue, opacity
/// and 1. Results are clamped to 0...1, and NaN becomes 0.
package struct ColorFilter: Equatable, Sendable {
  package var red: SIMD8<Float>
  package var green: SIMD8<Float>
  package var blue: SIMD8<Float>
  package var alpha: SIMD8<Float>

  package init(red: [Float], green: [Float], blue: [Float], alpha: [Float] = [0, 0, 0, 1, 0]) {
    func row(_ weights: [Float]) -> SIMD8<Float> {
      var row = SIMD8<Float>.zero
      for (index, weight) in weights.prefix(5).enumerated() { row[index] = weight }
      return row
    }
    self.red = row(red)
    self.green = row(green)
    self.blue = row(blue)
    self.alpha = row(alpha)
  }

  private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

  /// Adds an amount to red, green and blue: -1 gives black, 0 the same colors, 1 white.
  package static func brightness(_ amount: Float) -> ColorFilter {
    ColorFilter(
      red: [1, 0, 0, 0, amount], green: [0, 1, 0, 0, amount], blue: [0, 0, 1, 0, amount])
  }

  /// Scales red, green and blue about 0.5: 0 gives gray, 1 the same colors.
  package static func contrast(_ amount: Float) -> ColorFilter {
    let shift = (1 - amount) / 2
    return ColorFilter(
      red: [amount, 0, 0, 0, shift], green: [0, amount, 0, 0, shift],
      blue: [0, 0, amount, 0, shift])
  }

  /// Scales the saturation: 0 gives grays of the same luminance, 1 the same colors.
  package static func saturation(_ amount: Float) -> ColorFilter {
    func row(_ channel: Int) -> [Float] {
      (0..<3).map { luminance[$0] * (1 - amount) + ($0 == channel ? amount : 0) }
    }
    return ColorFilter(red: row(0), green: row(1), blue: row(2))
  }

  /// Removes saturation: 0 gives the same colors, 1 grays.
  package static func grayscale(_ amount: Float) -> ColorFilter { saturation(1 - amount) }

  /// Replaces each of red, green and blue by 1 minus itself.
  package static let colorInvert = ColorFilter(
    red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1])

  /// Replaces the color by black, and the opacity by the luminance of the color.
  package static let luminanceToAlpha = ColorFilter(
    red: [], green: [], blue: [], alpha: luminance)

  /// Makes colors opaque, except where the opacity is 0.
  package static let opaque = ColorFilter(
    red: [1], green: [0, 1], blue: [0, 0, 1], alpha: [0, 0, 0, 0, 1])

  /// Multiplies each component by that of a color.
  package static func colorMultiply(_ color: ResolvedColor) -> ColorFilter {
    ColorFilter(
      red: [color.red], green: [0, color.green], blue: [0, 0, color.blue],
      alpha: [0, 0, 0, color.opacity])
  }

  /// One opaque color where the layer's opacity exceeds a limit, and nothing elsewhere.
  ///
  /// Opacities within 1/80 of the limit become a ramp instead of a step, so that the edge is
  /// antialiased.
  package static func alphaThreshold(_ limit: Float, _ color: ResolvedColor) -> ColorFilter {
    let steepness: Float = 40
    return ColorFilter(
      red: [0, 0, 0, 0, color.red], green: [0, 0, 0, 0, color.green],
      blue: [0, 0, 0, 0, color.blue],
      alpha: [0, 0, 0, steepness, 0.5 - steepness * limit])
  }

  /// Rotates hues by an angle with the given cosine and sine; luminance stays the same.
  package static func hueRotation(cosine: Float, sine: Float) -> ColorFilter {
    let (r, g, b) = (luminance[0], luminance[1], luminance[2])
    func row(_ channel: Int, _ sineWeights: [Float]) -> [Float] {
      (0..<3).map {
        luminance[$0] + cosine * (($0 == channel ? 1 : 0) - luminance[$0]) + sine * sineWeights[$0]
      }
    }
    return ColorFilter(
      red: row(0, [-r, -g, 1 - b]), green: row(1, [0.143, 0.140, -0.283]),
      blue: row(2, [r - 1, g, b]))
  }
}

extension ColorFilter: CustomStringConvertible {
  /// The four rows: `[1 0 0 0 0] [0 1 0 0 0] [0 0 1 0 0] [0 0 0 1 0]`.
  package var description: String {
    [red, green, blue, alpha].map { row in
      "[" + (0..<5).map { number(row[$0]) }.joined(separator: " ") + "]"
    }.joined(separator: " ")
  }
}
