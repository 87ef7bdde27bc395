// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A cache of glyphs' coverage masks, from frame to frame.
///
/// The origin of an upright glyph is rounded to the nearest quarter of a pixel in both directions, so
/// that moving text needs at most 16 masks per glyph. Rotated and slanted glyphs are not rounded: their
/// masks are those of their exact transform, so that text that rests is drawn from the cache and text
/// that turns does not tremble. A mask is a function of its key alone: whether it comes from the cache
/// or is made again changes no pixel.
struct GlyphMaskCache {
  /// A mask's position relative to its glyph's origin, rounded down to a whole pixel, and its memory.
  struct Mask {
    var x: Int32
    var y: Int32
    /// The size of the mask in pixels.
    var width: Int32
    var height: Int32
    /// The bytes of a row in memory; a multiple of 8.
    var stride: Int32
    /// The index of the first byte in the coverage.
    var first: UInt32

    static let empty = Mask(x: 0, y: 0, width: 0, height: 0, stride: 0, first: 0)
  }

  private var upright = GlyphMasks<UprightGlyphKey>()
  private var turned = GlyphMasks<TransformedGlyphKey>()
  private let rasterizer = GlyphRasterizer()

  /// The largest glyphs that are drawn from masks, in pixels per em.
  static let maxSize = 96.0
  /// The size of a generation, in bytes and in masks, above which the next frame begins a new one.
  static let maxCoverageBytes = 512 * 1024
  static let maxMaskCount = 8192

  /// The coverage of all masks returned since the frame began.
  func coverage(isUpright: Bool) -> [UInt8] { isUpright ? upright.coverage : turned.coverage }

  /// The size of the cache, in bytes of coverage and in masks.
  var usage: (bytes: Int, masks: Int) {
    let (one, other) = (upright.usage, turned.usage)
    return (one.bytes + other.bytes, one.masks + other.masks)
  }

  /// Begins a frame: masks returned before are no longer valid.
  mutating func beginFrame() {
    upright.beginFrame()
    turned.beginFrame()
  }

  /// The mask of an upright glyph at the scale and fraction of a key; nil if it is too large.
  mutating func mask(_ shape: GlyphShape, _ key: UprightGlyphKey) -> Mask? {
    upright.mask(shape, key, by: rasterizer)
  }

  /// The mask of a glyph under any transform; nil if it is too large.
  mutating func mask(_ shape: GlyphShape, _ transform: CGAffineTransform) -> Mask? {
    turned.mask(shape, TransformedGlyphKey(shape, transform), by: rasterizer)
  }
}
