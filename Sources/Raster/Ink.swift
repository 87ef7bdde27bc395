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
    func lane(_ value: Double) -> UInt64 { UInt64((value * 65280).rounded()) }
    lanes =
      lane(unit(color.blue) * a) | lane(unit(color.green) * a) << 16
      | lane(unit(color.red) * a) << 32 | lane(a) << 48
    alpha = UInt16((a * 65535).rounded())
    full = Blend.terms(lanes: lanes, alpha: alpha, cover: Blend.fullCover)
    pixel = Blend.over(0, full)
  }

  static func == (one: Ink, other: Ink) -> Bool {
    one.lanes == other.lanes && one.alpha == other.alpha
  }
}
