// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// The pixels of a list's first items, kept while only later ones change, so that what moves over a
/// still picture costs what moves.
///
/// They are drawn tile by tile, where they are first wanted, by the same steps as ever: what lies
/// over them comes out the same.
final class Backdrop {
  /// How many items it holds; 0 if there is none.
  private(set) var count = 0
  private(set) var buffer: PixelBuffer?
  private var isDrawn: [Bool] = []
  private var tilesAcross = 0
  /// The first item that changed in the last frames, the latest last.
  private var firsts = (0, 0, 0)
  private var idleFrames = 0

  private static let tile = 64
  /// Fewer items are as quickly drawn again.
  private static let fewest = 4
  /// After so many frames without use the memory is given back.
  private static let patience = 240

  deinit { free(buffer?.base) }

  /// Forgets the pixels: the list has nothing to do with the one before.
  func reset() {
    firsts = (0, 0, 0)
    count = 0
    rest()
  }

  /// Takes note of the first item that changed, which lies in no layer. What has been still for three
  /// frames is worth keeping.
  func follow(firstChange: Int, in bounds: PixelRect) {
    firsts = (firsts.1, firsts.2, firstChange)
    let still = min(firsts.0, firsts.1, firsts.2)
    if firstChange < count { count = 0 }
    if still >= Self.fewest, still > count { begin(still, bounds) }
    if count == 0 {
      rest()
    } else {
      idleFrames = 0
    }
  }

  private func rest() {
    guard let old = buffer else { return }
    idleFrames += 1
    if idleFrames > Self.patience {
      free(old.base)
      buffer = nil
    }
  }

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

  /// Pixels that take up memory only once they are drawn.
  private static func clearBuffer(_ bounds: PixelRect) -> PixelBuffer? {
    let count = max(bounds.width * bounds.height, 1)
    guard let memory = calloc(count, MemoryLayout<UInt32>.stride) else { return nil }
    return PixelBuffer(
      base: memory.bindMemory(to: UInt32.self, capacity: count), width: bounds.width,
      height: bounds.height, bytesPerRow: bounds.width * 4)
  }

  /// Hands out the rectangles of tiles that are to be drawn before what is in a rectangle is there,
  /// and takes them for drawn.
  func claim(_ rect: PixelRect, _ draw: (PixelRect) -> Void) {
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
