// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// A uniform color in the form that the source-over kernels take.
struct Ink: Equatable {
  /// Blue, green, red and alpha, premultiplied, 8.8 fixed point, 16 bits each, blue lowest.
  let lanes: UInt64
  /// 0 to 65535.
  let alpha: UInt16
  /// The pixel of this color at full coverage, over clear.
  let pixel: UInt32
  /// The blend's terms at full coverage.
  let full: Blend.Terms

  var isOpaque: Bool { alpha == 65535 }
  var isClear: Bool { alpha == 0 }

  /// Components outside 0 to 1 are clamped; NaN counts as 0.
  init(_ color: ResolvedColor, opacity: Float = 1) {
    func unit(_ value: Float) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
    let a = unit(color.opacity) * unit(opacity)
    /// Rounds to nearest, halves up, without a call into the C library.
    func nearest(_ value: Double) -> UInt64 {
      let whole = UInt64(Int64(value))
      return value - Double(Int64(whole)) >= 0.5 ? whole + 1 : whole
    }
    func lane(_ value: Float) -> UInt64 { nearest(unit(value) * a * 65280) }
    lanes =
      lane(color.blue) | lane(color.green) << 16 | lane(color.red) << 32
      | nearest(a * 65280) << 48
    alpha = UInt16(nearest(a * 65535))
    full = Blend.terms(lanes: lanes, alpha: alpha, coverage: Blend.fullCoverage)
    pixel = Blend.over(0, full)
  }

  static func == (one: Ink, other: Ink) -> Bool {
    one.lanes == other.lanes && one.alpha == other.alpha
  }
}
