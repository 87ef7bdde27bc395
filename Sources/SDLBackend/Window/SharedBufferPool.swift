// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
package import Raster

/// The buffers of a window's frames, of which the window system holds those that it shows.
///
/// A frame is drawn into the last frame's buffer if the window system has finished reading it, as
/// most have at once. Otherwise it is drawn into another one, which gets the pixels that it lacks.
@MainActor
package struct SharedBufferPool<Buffer: SharedBuffer> {
  /// The largest number of buffers; window systems hold one or two.
  private static var limit: Int { 4 }

  private struct Entry {
    var buffer: Buffer
    /// The area in which the buffer differs from the last frame.
    var stale: PixelRect
  }

  private var entries: [Entry] = []
  /// The entry with the last frame; nil if there has been none.
  private var last: Int?

  package init() {}

  /// The buffer with the last frame; nil if there is none.
  package var current: Buffer? { last.map { entries[$0].buffer } }

  /// Returns the buffer for the next frame. It has the last frame's pixels, unless it `isNew`; then
  /// they are undefined. Nil if the window system holds all buffers, or `create` returns nil.
  package mutating func next(
    width: Int, height: Int, create: (Int, Int) -> Buffer?
  ) -> (buffer: Buffer, isNew: Bool)? {
    if let pixels = entries.first?.buffer.pixels, pixels.width != width || pixels.height != height {
      discard()
    }
    if let last, !entries[last].buffer.isHeld { return (entries[last].buffer, false) }
    var free = entries.firstIndex { !$0.buffer.isHeld }
    if free == nil, entries.count < Self.limit, let buffer = create(width, height) {
      free = entries.count
      entries.append(Entry(buffer: buffer, stale: buffer.pixels.bounds))
    }
    guard let free else { return nil }
    if let last {
      Self.copy(entries[free].stale, from: entries[last].buffer, to: entries[free].buffer)
    }
    entries[free].stale = .empty
    defer { last = free }
    return (entries[free].buffer, last == nil)
  }

  /// Records areas of the last buffer that have been drawn.
  package mutating func recordDrawing(in areas: [PixelRect]) {
    for index in entries.indices where index != last {
      entries[index].stale = areas.reduce(entries[index].stale) { $0.union($1) }
    }
  }

  /// Frees all buffers; the next one is new.
  package mutating func discard() {
    for entry in entries { entry.buffer.free() }
    entries.removeAll()
    last = nil
  }

  private static func copy(_ area: PixelRect, from source: Buffer, to target: Buffer) {
    let (from, to) = (source.pixels, target.pixels)
    for y in area.minY..<area.maxY {
      let (fromRow, toRow) = (y * from.bytesPerRow / 4, y * to.bytesPerRow / 4)
      (to.base + toRow + area.minX).update(from: from.base + fromRow + area.minX, count: area.width)
    }
  }
}
