// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A cache of the pixels of a list's first items while only later ones change, so that something moving
/// over static content costs no more than drawing the moving item.
///
/// Tiles are drawn when first needed, by the same commands as without a cache, so the pixels are the
/// same.
final class BackdropCache {
  /// The number of cached items; 0 if there is no cache.
  private(set) var count = 0
  private(set) var buffer: PixelBuffer?
  private var isDrawn: [Bool] = []
  private var tilesAcross = 0
  /// The first items that changed in the last three frames, the most recent one last.
  private var firstChanges = (0, 0, 0)
  private var idleFrames = 0

  /// The width and height of a tile.
  private static let tile = 64
  /// Fewer items are drawn again as fast as they are copied.
  private static let minItems = 4
  /// The number of frames without use after which the memory is freed.
  private static let maxIdleFrames = 240

  deinit { free(buffer?.base) }

  /// Invalidates the cache, for a list that is not compared with the one before.
  func reset() {
    firstChanges = (0, 0, 0)
    count = 0
    freeIfIdle()
  }

  /// Updates the number of cached items for a frame's first change, which must be outside of any layer.
  /// Items without change for three frames are cached.
  ///
  /// Called for every frame with a change, even one that changes no pixel: later items have other
  /// indices then.
  func update(firstChange: Int, in bounds: PixelRect) {
    firstChanges = (firstChanges.1, firstChanges.2, firstChange)
    let unchanged = min(firstChanges.0, firstChanges.1, firstChanges.2)
    if firstChange < count { count = 0 }
    if unchanged >= Self.minItems, unchanged > count { begin(unchanged, bounds) }
    if count == 0 {
      freeIfIdle()
    } else {
      idleFrames = 0
    }
  }

  private func freeIfIdle() {
    guard let old = buffer else { return }
    idleFrames += 1
    if idleFrames > Self.maxIdleFrames {
      free(old.base)
      buffer = nil
    }
  }

  /// Begins a cache of the first items, without pixels.
  private func begin(_ items: Int, _ bounds: PixelRect) {
    count = items
    if buffer?.width != bounds.width || buffer?.height != bounds.height {
      free(buffer?.base)
      buffer = Self.clearBuffer(bounds)
      tilesAcross = (bounds.width + Self.tile - 1) / Self.tile
    }
    let tiles = tilesAcross * ((bounds.height + Self.tile - 1) / Self.tile)
    isDrawn.removeAll(keepingCapacity: true)
    for _ in 0..<tiles { isDrawn.append(false) }
  }

  /// A buffer whose pages the system provides when they are first written.
  private static func clearBuffer(_ bounds: PixelRect) -> PixelBuffer? {
    let count = max(bounds.width * bounds.height, 1)
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else { return nil }
    return PixelBuffer(
      base: memory.bindMemory(to: UInt32.self, capacity: count), width: bounds.width,
      height: bounds.height, bytesPerRow: bounds.width * 4)
  }

  /// Calls `draw` with the rectangles of tiles that a rectangle touches and that are not drawn yet, and
  /// marks them as drawn.
  func drawMissingTiles(in rect: PixelRect, _ draw: (PixelRect) -> Void) {
    guard let buffer, !rect.isEmpty else { return }
    let tile = Self.tile
    let (left, right) = (rect.minX / tile, (rect.maxX - 1) / tile)
    for row in (rect.minY / tile)...((rect.maxY - 1) / tile) {
      var column = left
      while column <= right {
        let first = column
        while column <= right, !isDrawn[row * tilesAcross + column] {
          isDrawn[row * tilesAcross + column] = true
          column += 1
        }
        if column > first {
          draw(
            PixelRect(
              minX: first * tile, minY: row * tile, maxX: min(column * tile, buffer.width),
              maxY: min((row + 1) * tile, buffer.height)))
        }
        column += 1
      }
    }
  }
}
