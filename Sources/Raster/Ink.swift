// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// One colour, ready to be laid over pixels.
struct Ink: Equatable {
  /// Blue, green, red and alpha, premultiplied, 8.8 fixed point, 16 bits each, blue lowest.
  let lanes: UInt64
  /// 0 to 65535.
  let alpha: UInt16
  /// The pixel this colour leaves where it covers wholly and is opaque.
  let pixel: UInt32
  /// The law's terms under full coverage.
  let full: Blend.Terms

  var isOpaque: Bool { alpha == 65535 }
  var isClear: Bool { alpha == 0 }

  /// Components outside 0 to 1 are clamped; NaN counts as 0.
  init(_ color: ResolvedColor, opacity: Float = 1) {
    func unit(_ value: Float) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
    let a = unit(color.opacity) * unit(opacity)
    /// The nearest whole number, of halves the higher one: without asking the C library.
    func nearest(_ value: Double) -> UInt64 {
      let whole = UInt64(Int64(value))
      return value - Double(Int64(whole)) >= 0.5 ? whole + 1 : whole
    }
    func lane(_ value: Float) -> UInt64 { nearest(unit(value) * a * 65280) }
    lanes =
      lane(color.blue) | lane(color.green) << 16 | lane(color.red) << 32
      | nearest(a * 65280) << 48
    alpha = UInt16(nearest(a * 65535))
    full = Blend.terms(lanes: lanes, alpha: alpha, cover: Blend.fullCover)
    pixel = Blend.over(0, full)
  }

  static func == (one: Ink, other: Ink) -> Bool {
    one.lanes == other.lanes && one.alpha == other.alpha
  }
}
