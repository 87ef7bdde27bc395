// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// Blend modes other than source-over and color filters, one pixel at a time, with which the kernels are compared.
enum CompositingReference {
  /// A pixel's blue, green, red and alpha, 0 to 1, premultiplied.
  typealias Color = SIMD4<Float>

  static func unpack(_ pixel: UInt32) -> Color {
    Color(
      Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
      / 255
  }

  static func pack(_ color: Color) -> UInt32 {
    let scaled = pointwiseMin(pointwiseMax(color, .zero), Color(repeating: 1)) * 255 + 0.5
    return UInt32(scaled.x) | UInt32(scaled.y) << 8 | UInt32(scaled.z) << 16
      | UInt32(scaled.w) << 24
  }

  /// Blends one pixel with another below; both and the result are premultiplied.
  ///
  /// Separable modes follow W3C's Compositing and Blending: s(1 - ab) + b(1 - as) + as·ab·B(b/ab, s/as).
  static func blend(_ mode: LayerBlendMode, _ below: UInt32, _ above: UInt32) -> UInt32 {
    let (b, s) = (unpack(below), unpack(above))
    let (ab, alpha) = (b.w, s.w)
    switch mode {
    case .normal: return pack(s + b * (1 - alpha))
    case .plusLighter: return pack(s + b)
    case .plusDarker:
      // The counterpart of plusLighter: the differences from white add up.
      let total = min(1, alpha + ab)
      var sum = s + b - Color(repeating: alpha + ab - total)
      sum.w = total
      return pack(sum)
    case .destinationOut: return pack(b * (1 - alpha))
    case .sourceAtop: return pack(s * ab + b * (1 - alpha))
    case .destinationOver: return pack(b + s * (1 - ab))
    default: break
    }
    guard ab > 0, alpha > 0 else { return pack(s + b * (1 - alpha)) }
    var blended = Color.zero
    switch mode {
    case .hue, .saturation, .color, .luminosity:
      blended = mixColors(mode, unpremultiplied(b), unpremultiplied(s))
    default:
      for channel in 0..<3 { blended[channel] = mix(mode, b[channel] / ab, s[channel] / alpha) }
    }
    blended.w = 1
    return pack(s * (1 - ab) + b * (1 - alpha) + blended * (alpha * ab))
  }

  /// Blends one channel, not premultiplied, of the colors below and above.
  private static func mix(_ mode: LayerBlendMode, _ b: Float, _ s: Float) -> Float {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return mix(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    case .normal, .plusLighter, .plusDarker, .destinationOut, .sourceAtop, .destinationOver, .hue,
      .saturation, .color, .luminosity:
      return s
    }
  }

  private static func unpremultiplied(_ color: Color) -> Color {
    var color = color / color.w
    color.w = 0
    return color
  }

  /// Blends the colors below and above, not premultiplied, by hue, saturation and luminosity.
  private static func mixColors(_ mode: LayerBlendMode, _ b: Color, _ s: Color) -> Color {
    switch mode {
    case .hue: return s.withSaturation(b.saturation).withLuminosity(b.luminosity)
    case .saturation: return b.withSaturation(s.saturation).withLuminosity(b.luminosity)
    case .color: return s.withLuminosity(b.luminosity)
    default: return b.withLuminosity(s.luminosity)
    }
  }

  /// Applies a filter to a premultiplied pixel.
  static func filter(_ pixel: UInt32, _ filter: ColorFilter) -> UInt32 {
    let color = unpack(pixel)
    guard color.w > 0 else { return 0 }
    var source = SIMD8<Float>.zero
    source[0] = color.z / color.w
    source[1] = color.y / color.w
    source[2] = color.x / color.w
    source[3] = color.w
    source[4] = 1
    func component(_ row: SIMD8<Float>) -> Float {
      let sum = (row * source).sum()
      return sum > 0 ? min(sum, 1) : 0
    }
    let alpha = component(filter.alpha)
    return pack(
      Color(
        component(filter.blue) * alpha, component(filter.green) * alpha,
        component(filter.red) * alpha, alpha))
  }
}
