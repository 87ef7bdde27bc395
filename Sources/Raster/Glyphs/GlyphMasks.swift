// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// The coverage masks of glyphs by key, in two generations.
///
/// A requested mask is put into, or copied to, the younger one. When that is full, at the beginning of
/// a frame, the older one is discarded and the younger takes its position. So text whose scale or
/// angle changes with every frame does not fill the memory.
struct GlyphMasks<Key: GlyphKey> {
  /// Masks and the table to find them.
  private struct Generation {
    var table = GlyphKeyTable<Key>()
    var masks: [GlyphMaskCache.Mask] = []
    /// Keeps the shapes alive whose addresses are in the keys of the table.
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

  /// The coverage of all masks returned since the frame began.
  var coverage: [UInt8] { young.coverage }

  /// The size in bytes of coverage and in masks.
  var usage: (bytes: Int, masks: Int) {
    (young.coverage.count + old.coverage.count, young.masks.count + old.masks.count)
  }

  /// Begins a frame: masks returned before are no longer valid.
  mutating func beginFrame() {
    let limit = GlyphMaskCache.maxCoverageBytes
    guard young.coverage.count > limit || young.masks.count > GlyphMaskCache.maxMaskCount else {
      return
    }
    swap(&young, &old)
    // The capacity is released if a frame with very much text made it large.
    young.removeAll(keepingCapacity: young.coverage.capacity <= 4 * limit)
  }

  /// The mask of a glyph under the transform of a key; nil if it is too large.
  mutating func mask(
    _ shape: GlyphShape, _ key: Key, by rasterizer: GlyphRasterizer
  ) -> GlyphMaskCache.Mask? {
    let hash = key.hash
    if let index = young.table.index(of: key, hash: hash) { return young.masks[index] }
    let first = young.coverage.count
    var mask: GlyphMaskCache.Mask
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
}
