// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// A cache of decoded and rasterized sprites with a capacity in bytes, which evicts the least
/// recently used ones.
///
/// The newest sprite is kept even if it exceeds the capacity. Evicted sprites are still found as
/// long as they are in use elsewhere, so that no sprite is decoded again from frame to frame.
@MainActor
final class SpriteCache {
  struct Key: Hashable {
    var path: String
    var stamp: FileStamp
    var width: Int
    var height: Int
  }

  private struct Entry {
    var sprite: Sprite
    var bytes: Int
    var lastUse: Int
  }

  private struct Reference {
    weak var sprite: Sprite?
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  /// All sprites that are in use, cached or not.
  private var references: [Key: Reference] = [:]
  private var uses = 0
  /// The size of the cached sprites in bytes, including their mip levels.
  private var bytes = 0

  init(limit: Int) { self.limit = limit }

  func sprite(_ key: Key) -> Sprite? {
    uses += 1
    if entries[key] == nil { return references[key]?.sprite }
    entries[key]?.lastUse = uses
    return entries[key]?.sprite
  }

  func insert(_ sprite: Sprite, _ key: Key) {
    let size = sprite.levels.reduce(0) { $0 + $1.pixels.count * 4 }
    remove(key)
    while bytes + size > limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(sprite: sprite, bytes: size, lastUse: uses)
    bytes += size
    references = references.filter { $0.value.sprite != nil }
    references[key] = Reference(sprite: sprite)
  }

  private func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { bytes -= old.bytes }
  }
}
