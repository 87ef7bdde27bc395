// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// What glyphs cover at a size, kept from frame to frame.
///
/// A glyph's origin goes to the nearest quarter of a pixel, across and down, so that a text that
/// moves needs at most 16 masks of each glyph. A mask is a function of its key alone: whether it is
/// still here or is made anew makes no difference to any pixel.
///
/// There are two generations. What is asked for goes into, or moves to, the younger one; when that
/// is full, at the beginning of a frame, the older one is given up. So a text whose scale changes
/// with every frame leaves nothing behind for long.
///
/// Glyphs that are turned or slanted are exact, and their masks last for the frame.
struct GlyphMasks {
  /// A mask beside its glyph's origin, which lies at a whole pixel.
  struct Mask {
    var x: Int32
    var y: Int32
    /// Of the pixels that may be covered.
    var width: Int32
    var height: Int32
    /// Of a row in memory: a multiple of 8.
    var stride: Int32
    var first: UInt32

    static let nothing = Mask(x: 0, y: 0, width: 0, height: 0, stride: 0, first: 0)
  }

  struct Key: Equatable {
    var shape: ObjectIdentifier
    var scaleX: Float
    var scaleY: Float
    /// Quarters of a pixel right of and below a whole one: 0 to 3 each, the latter times 4.
    var phase: UInt8

    var transform: CGAffineTransform {
      CGAffineTransform(
        a: Double(scaleX), b: 0, c: 0, d: Double(scaleY), tx: Double(phase & 3) / 4,
        ty: Double(phase >> 2) / 4)
    }
  }

  /// Masks and where to find them.
  private struct Generation {
    var table = KeyTable()
    var masks: [Mask] = []
    /// What the keys name; it must not go while its key is here.
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
  private var passing: [UInt8] = []
  private let maker = MaskMaker()

  /// Glyphs of at most so many pixels to the em are drawn from masks.
  static let maxSize = 96.0
  /// What a generation holds before the next one begins.
  static let roomForMasks = 512 * 1024
  static let roomForKeys = 8192

  /// The coverage of all masks handed out since the frame began, of those that are kept or of
  /// those that are not.
  func coverage(isKept: Bool) -> [UInt8] { isKept ? young.coverage : passing }

  /// How much is kept, in bytes of coverage and in masks.
  var kept: (bytes: Int, masks: Int) {
    (young.coverage.count + old.coverage.count, young.masks.count + old.masks.count)
  }

  /// Masks handed out before are no longer needed.
  mutating func beginFrame() {
    passing.removeAll(keepingCapacity: passing.capacity <= 4 * Self.roomForMasks)
    guard young.coverage.count > Self.roomForMasks || young.masks.count > Self.roomForKeys else {
      return
    }
    swap(&young, &old)
    // A frame with a great deal of text leaves no great memory behind.
    young.removeAll(keepingCapacity: young.coverage.capacity <= 4 * Self.roomForMasks)
  }

  /// The mask of a glyph of so many pixels to the em across and down; nil if it is too large.
  mutating func mask(_ shape: GlyphShape, _ key: Key) -> Mask? {
    let hash = KeyTable.hash(key)
    if let index = young.table.index(of: key, hash: hash) { return young.masks[index] }
    let first = young.coverage.count
    var mask: Mask
    if let index = old.table.index(of: key, hash: hash) {
      mask = old.masks[index]
      let start = Int(mask.first)
      let count = Int(mask.stride) * Int(mask.height)
      young.coverage.append(contentsOf: old.coverage[start..<(start + count)])
      mask.first = UInt32(first)
    } else if let made = maker.make(shape, key.transform, into: &young.coverage) {
      mask = made
    } else {
      return nil
    }
    young.table.insert(key, hash: hash, at: young.masks.count)
    young.masks.append(mask)
    young.shapes.append(shape)
    return mask
  }

  /// The mask of a glyph under any transform; nil if it is too large.
  mutating func passingMask(_ shape: GlyphShape, _ transform: CGAffineTransform) -> Mask? {
    maker.make(shape, transform, into: &passing)
  }
}
