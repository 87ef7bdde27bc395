// Part of Snapback, under the MIT licence; see LICENSE.

/// The source-over blend, as the scalar reference of the kernels.
///
/// With a source color S (premultiplied, 8.8 fixed point), its alpha A and a coverage c (both 0 to
/// 65535), every channel d of the destination pixel becomes
///
///     keep   = 65535 - (A·c >> 16)
///     addend = (S·c >> 16) + 130
///     d'     = ((d·keep >> 8) + addend) >> 8
///
/// All terms round down, by 2/256 together on average. The constant 130 compensates for that, on top
/// of the half (128) that rounding to nearest adds. So d' is S·c + d·(1 - A·c) to within 0.52/255;
/// coverage 0 keeps d, and full coverage by an opaque color gives the color.
package enum Blend {
  /// The term that is added to the destination, and the fraction of the destination that is kept.
  package struct Terms: BitwiseCopyable {
    package var addend: UInt64
    package var keep: UInt16
  }

  package static let fullCoverage: UInt16 = 65535

  private static let lowLanes: UInt64 = 0x0000_ffff_0000_ffff

  /// The blend's terms for a color under a coverage.
  package static func terms(lanes: UInt64, alpha: UInt16, coverage: UInt16) -> Terms {
    let coverage64 = UInt64(coverage)
    // Two channels at a time, each in 32 bits, so that no product reaches its neighbor.
    let even = (((lanes & lowLanes) &* coverage64) >> 16) & lowLanes
    let odd = ((((lanes >> 16) & lowLanes) &* coverage64) >> 16) & lowLanes
    let addend = (even | (odd << 16)) &+ 0x0082_0082_0082_0082
    return Terms(
      addend: addend, keep: 65535 &- UInt16((UInt32(alpha) &* UInt32(coverage)) >> 16))
  }

  /// Blends over one pixel.
  package static func over(_ below: UInt32, _ terms: Terms) -> UInt32 {
    let keep = UInt64(terms.keep)
    let even = UInt64(below & 0xff) | (UInt64(below & 0xff_0000) << 16)
    let odd = UInt64((below >> 8) & 0xff) | (UInt64(below >> 24) << 32)
    let evenSum = (((even &* keep) >> 8) & lowLanes) &+ (terms.addend & lowLanes)
    let oddSum = (((odd &* keep) >> 8) & lowLanes) &+ ((terms.addend >> 16) & lowLanes)
    let evenBytes = (evenSum >> 8) & 0x0000_00ff_0000_00ff
    let oddBytes = oddSum & 0x0000_ff00_0000_ff00
    return UInt32(truncatingIfNeeded: evenBytes | (evenBytes >> 16))
      & 0x00ff_00ff | (UInt32(truncatingIfNeeded: oddBytes | (oddBytes >> 16)) & 0xff00_ff00)
  }

  /// A premultiplied pixel as lanes of 16 bits: each channel times 256.
  package static func lanes(of pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return ((wide & 0xff) << 8) | ((wide & 0xff00) << 16) | ((wide & 0xff_0000) << 24)
      | ((wide & 0xff00_0000) << 32)
  }

  /// Blends one premultiplied pixel over another under a coverage.
  package static func over(_ below: UInt32, pixel: UInt32, coverage: UInt16) -> UInt32 {
    over(
      below,
      terms(lanes: lanes(of: pixel), alpha: UInt16(pixel >> 24) &* 257, coverage: coverage))
  }
}
