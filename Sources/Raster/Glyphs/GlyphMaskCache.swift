// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A cache of glyphs' coverage masks, from frame to frame.
///
/// A glyph's origin is rounded to the nearest quarter of a pixel in both directions, so that moving text
/// needs at most 16 masks per glyph. A mask is a function of its key alone: whether it comes from the
/// cache or is made again changes no pixel.
///
/// There are two generations. A requested mask is put into, or copied to, the younger one. When that
/// is full, at the beginning of a frame, the older one is discarded and the younger takes its position.
/// So text whose scale changes with every frame does not fill the memory.
///
/// Rotated and slanted glyphs are not rounded, and their masks last for one frame.
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

  struct Key: Equatable {
    var shape: ObjectIdentifier
    var scaleX: Float
    var scaleY: Float
    /// The origin's fraction in quarters of a pixel, 0 to 3 each: x plus 4 times y.
    var phase: UInt8

    var transform: CGAffineTransform {
      CGAffineTransform(
        a: Double(scaleX), b: 0, c: 0, d: Double(scaleY), tx: Double(phase & 3) / 4,
        ty: Double(phase >> 2) / 4)
    }
  }

  /// Masks and the table to find them.
  private struct Generation {
    var table = GlyphKeyTable()
    var masks: [Mask] = []
    /// Keeps the shapes alive whose addresses are keys of the table.
    var shapes: [GlyphShape] = []
    var coverage: [UInt8] = []

    mutating func removeAll(keepingCapacity: Bool) {
      table.removeAll(keepingCapacity: keepingCapacity)
      masks.removeAll(keepingCapacity: keepingCapacity)
      shapes.removeAll(keepingCapacity: keepingCapacity)
      coverage.removeAll(keepingCapacity: keepingCapacity)
    }
  }

  private var young = Generation()
  private var old = Generation()
  private var transient: [UInt8] = []
  private let rasterizer = GlyphRasterizer()

  /// The largest glyphs that are drawn from masks, in pixels per em.
  static let maxSize = 96.0
  /// The size of a generation, in bytes and in masks, above which the next frame begins a new one.
  static let maxCoverageBytes = 512 * 1024
  static let maxMaskCount = 8192

  /// The coverage of all masks returned since the frame began: of cached or of transient ones.
  func coverage(isCached: Bool) -> [UInt8] { isCached ? young.coverage : transient }

  /// The size of the cache, in bytes of coverage and in masks.
  var usage: (bytes: Int, masks: Int) {
    (young.coverage.count + old.coverage.count, young.masks.count + old.masks.count)
  }

  /// Begins a frame: masks returned before are no longer valid.
  mutating func beginFrame() {
    transient.removeAll(keepingCapacity: transient.capacity <= 4 * Self.maxCoverageBytes)
    guard young.coverage.count > Self.maxCoverageBytes || young.masks.count > Self.maxMaskCount
    else {
      return
    }
    swap(&young, &old)
    // The capacity is released if a frame with very much text made it large.
    young.removeAll(keepingCapacity: young.coverage.capacity <= 4 * Self.maxCoverageBytes)
  }

  /// The mask of a glyph at the scale and fraction of a key; nil if it is too large.
  mutating func mask(_ shape: GlyphShape, _ key: Key) -> Mask? {
    let hash = GlyphKeyTable.hash(key)
    if let index = young.table.index(of: key, hash: hash) { return young.masks[index] }
    let first = young.coverage.count
    var mask: Mask
    if let index = old.table.index(of: key, hash: hash) {
      mask = old.masks[index]
      let start = Int(mask.first)
      let count = Int(mask.stride) * Int(mask.height)
      young.coverage.append(contentsOf: old.coverage[start..<(start + count)])
      mask.first = UInt32(first)
    } else if let made = rasterizer.make(shape, key.transform, into: &young.coverage) {
      mask = made
    } else {
      return nil
    }
    young.table.insert(key, hash: hash, at: young.masks.count)
    young.masks.append(mask)
    young.shapes.append(shape)
    return mask
  }

  /// The mask of a glyph under any transform, for this frame; nil if it is too large.
  mutating func transientMask(_ shape: GlyphShape, _ transform: CGAffineTransform) -> Mask? {
    rasterizer.make(shape, transform, into: &transient)
  }
}
